export { forgetRunningCreates } from '../drafts/use-new-draft';
export { answer, type Answer } from './answer';
export { lookupAnswer, pageOf } from './lookup-answer';
export { TestData, type TestDataProps } from './test-data';
