export { PageForm } from './page-form';
export { PanelForm } from './panel-form';
export { useForm, type FormModel } from './use-form';
export { useRecordForm, type RecordDraft } from './use-record-form';
