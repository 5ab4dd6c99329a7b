export { openFile } from './open-file';
export { getListDestinations, RecordFailure, type RecordNoun } from './record-failure';
export { RecordPage } from './record-page';
export { ShownRecord, type RecordRead } from './shown-record';
export { useDeletion } from './use-deletion';
export { useGoBack } from './use-go-back';
export { useConfirmedActions, type ConfirmedAction } from './use-confirmed-actions';
