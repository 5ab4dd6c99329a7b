import { useState } from 'react';
import { send } from 'shared-auth';
import { useNewDraft } from 'shared-auth/drafts';
import { Box, PageHead, Stack } from 'shared-ui';
import { PageForm, useForm } from 'shell/sdk/forms';
import { leaveThen, useNavigateTo, useLinkToList } from 'shell/sdk/react';
import { BackButton } from './back-button';
import { fieldIn, placesIn, sentOf, type RecordFormProps, type StoredRecord } from './record-form';

interface Props<
  Values extends object,
  Stored extends StoredRecord & Parent,
  Parent extends object,
> extends RecordFormProps<Values, Stored, Parent> {
  /** Parent of the new record, such as the group of a question. */
  parent: Parent;
  words?: string;
  heading?: string;
  /** Runs instead of the navigation to the list. */
  onCreated?: (stored: Stored) => void;
}

const NewRecord = <
  Values extends object,
  Stored extends StoredRecord & Parent,
  Parent extends object,
>({
  form: kind,
  parent,
  words = '',
  heading = `Create ${kind.title}`,
  onCreated,
  onEmptied,
}: Props<Values, Stored, Parent> & { onEmptied: () => void }) => {
  const { noun, calls, anew, empty, labels, schema, Fields } = kind;
  const navigateTo = useNavigateTo();
  const [place, ...alsoAt] = placesIn(kind, parent);
  const list = useLinkToList(place, ...alsoAt);
  const draft = useNewDraft<Values, Stored>(
    [noun.one, ...Object.values(parent as Record<string, unknown>), 'create'].join('.'),
  );
  const bodyOf = (values: Values, stored: { version?: number } = {}) =>
    sentOf({ ...(kind.bodyOf?.(values, parent) ?? values), ...stored });
  const form = useForm({
    initial: empty,
    schema,
    labels,
    fieldOf: fieldIn(labels),
    draft,
    save: async (values, key = '') =>
      (await send(calls.create, { body: bodyOf(values), headers: { 'Idempotency-Key': key } }))
        .data,
    amend: async (id, values) => {
      const params = { id };
      const { version } = (await send(calls.get, { params })).data;
      return (await send(calls.update, { params, body: bodyOf(values, { version }) })).data;
    },
    refusal: `The ${noun.one} was not saved.`,
    goOn: (stored) => (onCreated ? onCreated(stored) : list.go()),
  });
  const cancel = () =>
    leaveThen(() => {
      draft.discard();
      onEmptied();
      if (anew === undefined) list.go();
      else navigateTo({ to: anew });
    });
  return (
    <Box maxWidth="640px">
      <PageHead
        title={heading}
        words={`${words} Fields marked * are required.`}
        actions={kind.placeOf ? <BackButton to={place} alsoAt={alsoAt} /> : null}
      />
      <PageForm form={form} submitLabel="Save" onCancel={() => void cancel()}>
        <Stack gap="4">
          <Fields isStored={false} />
        </Stack>
      </PageForm>
    </Box>
  );
};

/** Cancel opens an empty form, or the list when the kind has no such route. */
export const CreateRecord = <
  Values extends object,
  Stored extends StoredRecord & Parent,
  Parent extends object,
>({
  parent = {} as Parent,
  ...props
}: Omit<Props<Values, Stored, Parent>, 'parent'> & { parent?: Parent }) => {
  const [turn, setTurn] = useState(0);
  return <NewRecord key={turn} {...props} parent={parent} onEmptied={() => setTurn(turn + 1)} />;
};
