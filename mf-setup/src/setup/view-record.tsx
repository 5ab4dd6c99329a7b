import { recordReader } from 'shared-auth';
import { Button, Card, PageHead } from 'shared-ui';
import { FactList } from 'shared-ui/page';
import { leadTo, useDestination, type Destination, type RouteParams } from 'shell/sdk/react';
import { RecordPage, useGoBack } from 'shell/sdk/record';
import { toListDestinations, type RecordFormProps, type StoredRecord } from './define-record-form';
import { RecordSkeleton } from './record-skeleton';

export const ViewRecord = <
  Values extends object,
  Stored extends StoredRecord & Parent,
  Parent extends object,
>({
  form,
}: RecordFormProps<Values, Stored, Parent>) => {
  const { title, noun, calls } = form;
  return (
    <RecordPage
      title={title}
      noun={noun}
      useRecord={recordReader<Stored>(calls.get)}
      onItsWay={<RecordSkeleton title={title} />}
    >
      {(record) => <RecordView form={form} record={record} />}
    </RecordPage>
  );
};

const RecordView = <
  Values extends object,
  Stored extends StoredRecord & Parent,
  Parent extends object,
>({
  form,
  record,
}: RecordFormProps<Values, Stored, Parent> & { record: Stored }) => {
  const { title, noun, edit, names, fields } = form;
  const values = form.valuesOf(record);
  const facts = names.flatMap((name) => {
    const { label, show = String, isUnseen } = fields[name];
    return isUnseen ? [] : [{ name: label, value: show(values[name]) }];
  });
  return (
    <>
      <PageHead
        title={title}
        actions={
          <>
            <Button onClick={useGoBack(toListDestinations(form, record)[0])}>Cancel</Button>
            {edit ? <EditButton to={edit} params={{ ...noun.params, id: record.id }} /> : null}
          </>
        }
      />
      <Card p="5">
        <FactList facts={facts} />
      </Card>
    </>
  );
};

const EditButton = (form: Destination<RouteParams>) => (
  <Button variant="main" {...leadTo(useDestination<RouteParams>(form))}>
    Edit
  </Button>
);
