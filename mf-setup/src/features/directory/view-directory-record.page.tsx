import { ViewRecord } from '../../setup/view-record';
import { directoryForms } from './directory-form';
import { OfKind } from './of-kind';

export const ViewDirectoryRecordPage = () => (
  <OfKind>{(kind) => <ViewRecord form={directoryForms[kind]} />}</OfKind>
);
