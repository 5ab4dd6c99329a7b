import { reasonCategoryNames } from 'server/contract/applicants/reasons/move-reason-constants';
import { getReasonFigures } from 'server/contract/console/dashboard/dashboard.calls';
import type { ReasonFigures } from 'server/contract/console/dashboard/figures';
import { useRead } from 'shared-auth';
import {
  CardChart,
  defineCard,
  FigureCard,
  useCard,
  type CardColumn,
  type CardPage,
} from 'shell/sdk/card';
import { applications } from '../../../contract';

const card = defineCard({ id: 'reasons' });
const title = 'Why Applicants Leave';

export const MoveReasonsCard = (page: CardPage) => {
  const shown = useCard(card, page);
  const columns: CardColumn<ReasonFigures>[] = [
    { name: 'Reason', of: ({ reason }) => reason },
    { name: 'Category', of: ({ category }) => reasonCategoryNames[category] },
    {
      name: 'Applicants',
      of: ({ applicants }) => applicants,
      to: ({ reasonId }) => ({ to: applications, search: { ...shown.days, reason: reasonId } }),
    },
  ];
  return (
    <FigureCard
      title={title}
      shown={shown}
      read={useRead(getReasonFigures, { query: shown.query })}
      nothing="Figures appear here as soon as somebody is rejected or withdraws with a reason."
      columns={columns}
      chart={(lines) => <CardChart {...{ title, columns, lines }} />}
    />
  );
};
