import { recordReader, useWrite } from 'shared-auth';
import { Box, PageHead, Stack } from 'shared-ui';
import { PageForm, useRecordForm } from 'shell/sdk/forms';
import { useNavigateTo } from 'shell/sdk/react';
import { RecordPage, useGoBack } from 'shell/sdk/record';
import type { RecordFormProps, StoredRecord } from './record-form';
import { RecordOnItsWay } from './record-on-its-way';

/** The form of a stored record; Cancel goes back. */
export const EditRecord = <Values extends object, Stored extends StoredRecord>({
  form,
}: RecordFormProps<Values, Stored>) => {
  const { title, noun, calls } = form;
  return (
    <RecordPage
      title={`Edit ${title}`}
      noun={noun}
      useRecord={recordReader<Stored>(calls.get, { fresh: true })}
      onItsWay={<RecordOnItsWay title={`Edit ${title}`} />}
    >
      {(record) => <StoredForm form={form} record={record} />}
    </RecordPage>
  );
};

const StoredForm = <Values extends object, Stored extends StoredRecord>({
  form: { title, noun, calls, valuesOf, labels, schema, Fields },
  record,
}: RecordFormProps<Values, Stored> & { record: Stored }) => {
  const navigateTo = useNavigateTo();
  const goBack = useGoBack({ to: noun.list });
  const { send } = useWrite(calls.update);
  const form = useRecordForm({
    record,
    valuesOf,
    schema,
    labels,
    save: async (values: Values, { version }) =>
      (await send({ params: { id: record.id }, body: { ...values, version } })).data,
    refusal: `The ${noun.one} was not saved.`,
    goOn: () => navigateTo({ to: noun.list }),
  });
  return (
    <Box maxWidth="640px">
      <PageHead title={`Edit ${title}`} />
      <PageForm form={form} submitLabel="Save" onCancel={goBack}>
        <Stack gap="4">
          <Fields isStored />
        </Stack>
      </PageForm>
    </Box>
  );
};
