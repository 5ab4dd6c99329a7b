export { forgetRunningCreates } from '../data/running-create';
export { answer, type Answer } from './answer';
export { TestData, type TestDataProps } from './test-data';
