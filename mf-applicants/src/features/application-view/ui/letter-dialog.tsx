import { getLetter } from 'server/contract/applicants/letters/letter.calls';
import { useRead } from 'shared-auth';
import { Dialog, EmptyState, ErrorState, Skeleton } from 'shared-ui';
import { MailBody } from 'shared-ui/page';

interface Props {
  applicantId: number;
  letterId: number;
  onClose: () => void;
}

export const LetterDialog = ({ applicantId, letterId, onClose }: Props) => {
  const { data, error, reload } = useRead(getLetter, { params: { id: applicantId, letterId } });
  const letter = data?.data;
  return (
    <Dialog
      open
      closable
      width={680}
      title={letter?.subject || 'Mail to the applicant'}
      onClose={onClose}
    >
      {error ? (
        <ErrorState title="The mail could not be loaded" words={error.message} onRetry={reload} />
      ) : null}
      {!letter && !error ? <Skeleton height="200px" /> : null}
      {letter?.html ? <MailBody html={letter.html} text={letter.text} /> : null}
      {letter && !letter.html ? (
        <EmptyState
          title="Not written"
          words="A message is written at the moment when it is sent."
        />
      ) : null}
    </Dialog>
  );
};
