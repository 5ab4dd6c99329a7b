import { recordReader, useWrite } from 'shared-auth';
import { Box, PageHead } from 'shared-ui';
import { PageForm, useRecordForm } from 'shell/sdk/forms';
import { useLinkToList } from 'shell/sdk/react';
import { RecordPage, useGoBack } from 'shell/sdk/record';
import { BackButton } from './back-button';
import { FieldInputs } from './field-inputs';
import { toListDestinations, type RecordFormProps, type StoredRecord } from './define-record-form';
import { RecordSkeleton } from './record-skeleton';

export const EditRecord = <
  Values extends object,
  Stored extends StoredRecord & Parent,
  Parent extends object,
>({
  form,
}: RecordFormProps<Values, Stored, Parent>) => {
  const { title, noun, calls } = form;
  return (
    <RecordPage
      title={`Edit ${title}`}
      noun={noun}
      useRecord={recordReader<Stored>(calls.get, { fresh: true })}
      onItsWay={<RecordSkeleton title={`Edit ${title}`} />}
      isForm
    >
      {(record) => <StoredForm form={form} record={record} />}
    </RecordPage>
  );
};

const StoredForm = <
  Values extends object,
  Stored extends StoredRecord & Parent,
  Parent extends object,
>({
  form: kind,
  record,
}: RecordFormProps<Values, Stored, Parent> & { record: Stored }) => {
  const { title, noun, calls, valuesOf, labels, schema, fieldOf, toBody } = kind;
  const [place, ...alsoAt] = toListDestinations(kind, record);
  const goBack = useGoBack(place);
  const list = useLinkToList(place, ...alsoAt);
  const { send } = useWrite(calls.update);
  const form = useRecordForm({
    record,
    valuesOf,
    schema,
    labels,
    fieldOf,
    save: async (values: Values, { version }) =>
      (
        await send({
          params: { id: record.id },
          body: toBody(values, record, version),
        })
      ).data,
    refusal: `The ${noun.one} was not saved.`,
    goOn: () => list.go(),
  });
  return (
    <Box maxWidth="640px">
      <PageHead
        title={`Edit ${title}`}
        actions={kind.placeOf ? <BackButton to={place} alsoAt={alsoAt} /> : null}
      />
      <PageForm form={form} submitLabel="Save" onCancel={goBack}>
        <FieldInputs {...kind} isStored />
      </PageForm>
    </Box>
  );
};
