import { EditRecord } from '../../setup/edit-record';
import { directoryForms } from './directory-form';
import { OfKind } from './of-kind';

export const EditDirectoryRecordPage = () => (
  <OfKind>{(kind) => <EditRecord form={directoryForms[kind]} />}</OfKind>
);
