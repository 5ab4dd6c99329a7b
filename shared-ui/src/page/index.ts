export { type Fact, FactList } from './fact-list';
export { Part } from './part';
export { PartOnItsWay } from './part-on-its-way';
export { plainText } from './plain-text';
export { Progress } from './progress';
export { type Step, Stepper } from './stepper';
export { type Tab, Tabs } from './tabs';
