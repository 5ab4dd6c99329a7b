import type { ReactNode } from 'react';
import { Box, Notice } from 'shared-ui';
import { RecordFailure, type RecordNoun } from './record-failure';

export interface RecordRead<Stored> {
  record: Stored | undefined;
  error: { status: number; message: string; requestId: string | undefined } | undefined;
  reload: () => void;
}

interface Props<Stored> {
  noun: RecordNoun;
  read: RecordRead<Stored>;
  onItsWay: ReactNode;
  head?: ReactNode;
  /**
   * True if the content is a form, whose typed values must stay visible even if the record is deleted
   * meanwhile.
   */
  isForm?: boolean | undefined;
  children: (record: Stored) => ReactNode;
}

const DeletedNotice = ({ noun: { one, gone = 'was deleted' } }: { noun: RecordNoun }) => (
  <Box mb="4">
    <Notice
      tone="bad"
      title={`This ${one} ${gone} meanwhile`}
      words="Nothing can be saved here any more. What you typed stays until you leave."
    />
  </Box>
);

export const ShownRecord = <Stored,>({
  noun,
  read,
  onItsWay,
  head,
  isForm = false,
  children,
}: Props<Stored>) => {
  const { record, error, reload } = read;
  // The error is checked, since the cache still contains a record that was deleted meanwhile.
  const isGone = error?.status === 404;
  if (record && (isForm || !isGone))
    return (
      <>
        {isGone ? <DeletedNotice noun={noun} /> : null}
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
