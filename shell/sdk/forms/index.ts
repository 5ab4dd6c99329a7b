export type { ValueWords } from './conflict.rule';
export { formDataOf } from './form-data';
export { FormFrame } from './form-frame';
export { PageForm } from './page-form';
export { PanelForm } from './panel-form';
export { useForm, type FormModel, type FormOptions } from './use-form';
export type { Base } from './use-latest-version';
export { useRecordForm, type RecordDraft } from './use-record-form';
