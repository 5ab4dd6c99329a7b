import type { ReactNode } from 'react';
import { PageHead } from 'shared-ui';
import { useIdParam } from '../react';
import { RecordFailure, type RecordNoun } from './record-failure';
import { ShownRecord, type RecordRead } from './shown-record';

interface Props<Stored, Read extends RecordRead<Stored>> {
  title: string;
  noun: RecordNoun;
  onItsWay: ReactNode;
  isForm?: boolean;
  useRecord: (id: number) => Read & RecordRead<Stored>;
  children: (record: Stored, read: Read) => ReactNode;
}

const LoadedRecord = <Stored, Read extends RecordRead<Stored>>({
  id,
  title,
  useRecord,
  children,
  ...shown
}: Props<Stored, Read> & { id: number }) => {
  const read = useRecord(id);
  return (
    <ShownRecord {...shown} read={read} head={<PageHead title={title} />}>
      {(record) => children(record, read)}
    </ShownRecord>
  );
};

/** Page that shows the record with the `id` in the address; another id re-mounts the content. */
export const RecordPage = <Stored, Read extends RecordRead<Stored>>(props: Props<Stored, Read>) => {
  const id = useIdParam('id');
  if (id !== undefined) return <LoadedRecord key={id} {...props} id={id} />;
  return (
    <>
      <PageHead title={props.title} />
      <RecordFailure noun={props.noun} />
    </>
  );
};
