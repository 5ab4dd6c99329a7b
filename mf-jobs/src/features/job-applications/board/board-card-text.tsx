import type { BoardCard } from 'server/contract/jobs/postings/job-board';
import { useCompanyClock } from 'shared-auth';
import { formatPersonName, StatusMark } from 'shared-ui';
import { RowTitle, SecondLine } from 'shared-ui/table';
import { formatDaysInStage } from './days-in-stage.rule';

interface Props {
  card: BoardCard;
  to?: string | undefined;
}

export const BoardCardText = ({ card, to }: Props) => {
  const clock = useCompanyClock();
  return (
    <>
      <RowTitle title={formatPersonName(card)} to={to} />
      <StatusMark {...card.status} />
      <SecondLine>{formatDaysInStage(clock.daysSince(card.stageSince))}</SecondLine>
      {card.keepsEarlier ? <SecondLine>Goes by earlier stages</SecondLine> : null}
    </>
  );
};
