import type { ReactNode } from 'react';
import { PageHead } from 'shared-ui';
import { useIdParam } from '../react';
import { RecordFailure, type RecordNoun } from './record-failure';

/** A record that is read by its id; without one nothing is read. */
export type UseRecord<Stored> = (id: number | undefined) => {
  record: Stored | undefined;
  error: { status: number; message: string; requestId: string | undefined } | undefined;
  reload: () => void;
};

interface Props<Stored> {
  title: string;
  noun: RecordNoun;
  /** The room that the page will take. */
  onItsWay: ReactNode;
  useRecord: UseRecord<Stored>;
  children: (record: Stored) => ReactNode;
}

const OneRecord = <Stored,>(props: Props<Stored> & { id: number | undefined }) => {
  const { id, title, noun, onItsWay, useRecord, children } = props;
  const { record, error, reload } = useRecord(id);
  // What was read before stays known: somebody may have deleted it since.
  const isGone = id === undefined || error?.status === 404;
  if (record && !isGone) return children(record);
  if (!isGone && !error) return onItsWay;
  return (
    <>
      <PageHead title={title} />
      <RecordFailure noun={noun} error={error} onRetry={reload} />
    </>
  );
};

/** The page of the record that its address names by `id`; another record starts anew. */
export const RecordPage = <Stored,>(props: Props<Stored>) => {
  const id = useIdParam('id');
  return <OneRecord key={id} {...props} id={id} />;
};
