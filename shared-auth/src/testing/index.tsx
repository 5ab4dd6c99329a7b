export { forgetRunningCreates } from '../drafts/use-new-draft';
export { answer, type Answer } from './answer';
export { TestData, type TestDataProps } from './test-data';
