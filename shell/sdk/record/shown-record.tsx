import type { ReactNode } from 'react';
import { RecordFailure, type RecordNoun } from './record-failure';

/** A record that is read, such as `recordReader` of shared-auth answers it. */
export interface RecordRead<Stored> {
  record: Stored | undefined;
  error: { status: number; message: string; requestId: string | undefined } | undefined;
  reload: () => void;
}

interface Props<Stored> {
  noun: RecordNoun;
  read: RecordRead<Stored>;
  /** The room that it will take. */
  onItsWay: ReactNode;
  /** Stands above the reason why it is not shown. */
  head?: ReactNode;
  children: (record: Stored) => ReactNode;
}

/** A record once it is read, or why it is not shown. */
export const ShownRecord = <Stored,>({ noun, read, onItsWay, head, children }: Props<Stored>) => {
  const { record, error, reload } = read;
  // What was read before stays known, but somebody may have deleted it since.
  if (record && error?.status !== 404) return children(record);
  if (!error) return onItsWay;
  return (
    <>
      {head}
      <RecordFailure noun={noun} error={error} onRetry={reload} />
    </>
  );
};
