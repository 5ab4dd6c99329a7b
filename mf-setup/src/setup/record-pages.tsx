import { CreateRecord } from './create-record';
import { EditRecord } from './edit-record';
import { recordForm, type StoredRecord } from './record-form';
import { ViewRecord } from './view-record';

/** Pages to create, edit and view a record, of a kind whose form says all that they need. */
export const recordPages = <Values extends object, Stored extends StoredRecord>(
  declared: Parameters<typeof recordForm<Values, Stored>>[0],
) => {
  const form = recordForm(declared);
  return {
    CreatePage: () => <CreateRecord form={form} />,
    EditPage: () => <EditRecord form={form} />,
    ViewPage: () => <ViewRecord form={form} />,
  };
};
