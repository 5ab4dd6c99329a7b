import type { ReactNode } from 'react';
import { Box, Notice } from 'shared-ui';
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
  /** What is drawn is a form: what was typed stays when the record is deleted meanwhile. */
  isForm?: boolean | undefined;
  children: (record: Stored) => ReactNode;
}

const GoneMeanwhile = ({ noun: { one, gone = 'was deleted' } }: { noun: RecordNoun }) => (
  <Box mb="4">
    <Notice
      tone="bad"
      title={`This ${one} ${gone} meanwhile`}
      words="Nothing can be saved here any more. What you typed stays until you leave."
    />
  </Box>
);

/** A record once it is read, or why it is not shown. */
export const ShownRecord = <Stored,>({
  noun,
  read,
  onItsWay,
  head,
  isForm = false,
  children,
}: Props<Stored>) => {
  const { record, error, reload } = read;
  // What was read before stays known, but somebody may have deleted it since.
  const isGone = error?.status === 404;
  if (record && (isForm || !isGone))
    return (
      <>
        {isGone ? <GoneMeanwhile noun={noun} /> : null}
        {children(record)}
      </>
    );
  if (!error) return onItsWay;
  return (
    <>
      {head}
      <RecordFailure noun={noun} error={error} onRetry={reload} />
    </>
  );
};
