import { CreateRecord } from '../../setup/create-record';
import { directoryForms } from './directory-form';
import { OfKind } from './of-kind';

export const CreateDirectoryRecordPage = () => (
  <OfKind>{(kind) => <CreateRecord form={directoryForms[kind]} />}</OfKind>
);
