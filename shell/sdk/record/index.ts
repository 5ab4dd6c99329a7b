export { RecordFailure, type RecordNoun } from './record-failure';
export { RecordPage, type UseRecord } from './record-page';
export { useDeletion } from './use-deletion';
export { useGoBack } from './use-go-back';
