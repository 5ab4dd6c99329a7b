import { useState } from 'react';
import { send } from 'shared-auth';
import { useNewDraft } from 'shared-auth/drafts';
import { Box, PageHead } from 'shared-ui';
import { PageForm, useForm } from 'shell/sdk/forms';
import { leaveThen, useNavigateTo, useLinkToList } from 'shell/sdk/react';
import { BackButton } from './back-button';
import { FieldInputs } from './field-inputs';
import { toListDestinations, type RecordFormProps, type StoredRecord } from './define-record-form';

interface Props<
  Values extends object,
  Stored extends StoredRecord & Parent,
  Parent extends object,
> extends RecordFormProps<Values, Stored, Parent> {
  /** Parent of the new record, such as the group of a new question. */
  parent: Parent;
  words?: string;
  heading?: string;
  /** Called after creation, instead of the navigation to the list. */
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
  const { noun, calls, anew, empty, labels, schema, fieldOf, toBody } = kind;
  const navigateTo = useNavigateTo();
  const [place, ...alsoAt] = toListDestinations(kind, parent);
  const list = useLinkToList(place, ...alsoAt);
  const draft = useNewDraft<Values, Stored>(
    [noun.one, ...Object.values(parent as Record<string, unknown>), 'create'].join('.'),
  );
  const form = useForm({
    initial: empty,
    schema,
    labels,
    fieldOf,
    draft,
    save: async (values, key = '') =>
      (
        await send(calls.create, {
          body: toBody(values, parent),
          headers: { 'Idempotency-Key': key },
        })
      ).data,
    amend: async (id, values) => {
      const params = { id };
      const { version } = (await send(calls.get, { params })).data;
      return (await send(calls.update, { params, body: toBody(values, parent, version) })).data;
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
        <FieldInputs {...kind} isStored={false} />
      </PageForm>
    </Box>
  );
};

/** Cancel opens an empty form, or the list if the kind has no route for an empty form. */
export const CreateRecord = <
  Values extends object,
  Stored extends StoredRecord & Parent,
  Parent extends object,
>({
  parent = {} as Parent,
  ...props
}: Omit<Props<Values, Stored, Parent>, 'parent'> & { parent?: NoInfer<Parent> }) => {
  const [turn, setTurn] = useState(0);
  return <NewRecord key={turn} {...props} parent={parent} onEmptied={() => setTurn(turn + 1)} />;
};
