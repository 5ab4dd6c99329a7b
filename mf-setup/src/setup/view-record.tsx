import { useRead } from 'shared-auth';
import { Button, Card, FactList, PageHead } from 'shared-ui';
import { leadTo, RecordPage, useDestination, useGoBack } from 'shell/sdk/react';
import type { RecordForm, StoredRecord } from './record-form';

interface Props<Values extends object, Stored extends StoredRecord> {
  form: RecordForm<Values, Stored>;
}

/** A stored record, to be read; Cancel goes back. */
export const ViewRecord = <Values extends object, Stored extends StoredRecord>({
  form,
}: Props<Values, Stored>) => {
  const { title, noun, calls } = form;
  const useStored = (id: number | undefined) => {
    const read = useRead(calls.get, id === undefined ? null : { params: { id } });
    return { ...read, record: read.data?.data };
  };
  return (
    <RecordPage title={title} noun={noun} useRecord={useStored}>
      {(record) => <Shown form={form} record={record} />}
    </RecordPage>
  );
};

const Shown = <Values extends object, Stored extends StoredRecord>({
  form: { title, noun, edit, valuesOf, labels },
  record,
}: Props<Values, Stored> & { record: Stored }) => {
  const toEdit = useDestination({ to: edit, params: { id: record.id } });
  const values = valuesOf(record);
  const facts = (Object.keys(labels) as (keyof Values & string)[]).map((name) => ({
    name: labels[name],
    value: String(values[name]),
  }));
  return (
    <>
      <PageHead
        title={title}
        actions={
          <>
            <Button onClick={useGoBack({ to: noun.list })}>Cancel</Button>
            <Button variant="main" {...leadTo(toEdit)}>
              Edit
            </Button>
          </>
        }
      />
      <Card p="5">
        <FactList facts={facts} />
      </Card>
    </>
  );
};
