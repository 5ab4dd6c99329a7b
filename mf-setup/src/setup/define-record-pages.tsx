import { CreateRecord } from './create-record';
import { EditRecord } from './edit-record';
import { defineRecordForm, type StoredRecord } from './define-record-form';
import { ViewRecord } from './view-record';

export const defineRecordPages = <Values extends object, Stored extends StoredRecord>(
  declared: Parameters<typeof defineRecordForm<Values, Stored>>[0],
) => {
  const form = defineRecordForm(declared);
  return {
    CreatePage: () => <CreateRecord form={form} />,
    EditPage: () => <EditRecord form={form} />,
    ViewPage: () => <ViewRecord form={form} />,
  };
};
