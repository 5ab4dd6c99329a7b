import { useState } from 'react';
import { send, useNewDraft } from 'shared-auth';
import { Box, PageHead, Stack } from 'shared-ui';
import { PageForm, useForm } from 'shell/sdk/forms';
import { leaveThen, useNavigateTo } from 'shell/sdk/react';
import type { RecordFormProps, StoredRecord } from './record-form';

const NewRecord = <Values extends object, Stored extends StoredRecord>({
  form: { title, noun, calls, anew, empty, labels, schema, Fields },
  onEmptied,
}: RecordFormProps<Values, Stored> & { onEmptied: () => void }) => {
  const navigateTo = useNavigateTo();
  const draft = useNewDraft<Values, Stored>(`${noun.one}.create`);
  const form = useForm({
    initial: empty,
    schema,
    labels,
    draft,
    save: async (values, key = '') =>
      (await send(calls.create, { body: values, headers: { 'Idempotency-Key': key } })).data,
    amend: async (id, values) => {
      const params = { id };
      const { version } = (await send(calls.get, { params })).data;
      return (await send(calls.update, { params, body: { ...values, version } })).data;
    },
    refusal: `The ${noun.one} was not saved.`,
    goOn: () => navigateTo({ to: noun.list }),
  });
  const cancel = () =>
    leaveThen(() => {
      draft.discard();
      onEmptied();
      navigateTo({ to: anew });
    });
  return (
    <Box maxWidth="640px">
      <PageHead title={`Create ${title}`} words="Fields marked * are required." />
      <PageForm form={form} submitLabel="Save" onCancel={() => void cancel()}>
        <Stack gap="4">
          <Fields isStored={false} />
        </Stack>
      </PageForm>
    </Box>
  );
};

/** The form of a new record. Cancel leads to an empty one, also from there. */
export const CreateRecord = <Values extends object, Stored extends StoredRecord>({
  form,
}: RecordFormProps<Values, Stored>) => {
  const [turn, setTurn] = useState(0);
  return <NewRecord key={turn} form={form} onEmptied={() => setTurn(turn + 1)} />;
};
