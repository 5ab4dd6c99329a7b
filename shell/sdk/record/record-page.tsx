import type { ReactNode } from 'react';
import { PageHead } from 'shared-ui';
import { useIdParam } from '../react';
import { RecordFailure, type RecordNoun } from './record-failure';
import { ShownRecord, type RecordRead } from './shown-record';

interface Props<Stored, Read extends RecordRead<Stored>> {
  /** Stands above the reason why there is no record to show. */
  title: string;
  noun: RecordNoun;
  /** The room that the page will take. */
  onItsWay: ReactNode;
  isForm?: boolean;
  useRecord: (id: number) => Read & RecordRead<Stored>;
  children: (record: Stored, read: Read) => ReactNode;
}

const OneRecord = <Stored, Read extends RecordRead<Stored>>({
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

/** The page of the record that its address names by `id`; another record starts anew. */
export const RecordPage = <Stored, Read extends RecordRead<Stored>>(props: Props<Stored, Read>) => {
  const id = useIdParam('id');
  if (id !== undefined) return <OneRecord key={id} {...props} id={id} />;
  return (
    <>
      <PageHead title={props.title} />
      <RecordFailure noun={props.noun} />
    </>
  );
};
