import { getRoundFigures } from 'server/contract/interviews/figures/interview-figures.calls';
import type { RoundFigures } from 'server/contract/interviews/figures/interview-figures';
import { useRead } from 'shared-auth';
import {
  CardChart,
  defineCard,
  FigureCard,
  useCard,
  type CardColumn,
  type CardPage,
} from 'shell/sdk/card';
import { formatPercentage } from './format-share';

const card = defineCard({ id: 'rounds' });
const title = 'Rounds of Interviews';

const columns: CardColumn<RoundFigures>[] = [
  { name: 'Round', of: ({ round }) => round },
  { name: 'Interviews', of: ({ interviews }) => interviews },
  { name: 'Went on', of: ({ passed }) => passed },
  { name: 'Rejected', of: ({ rejected }) => rejected },
  {
    ...{ name: 'Pass rate', isFigure: true },
    of: ({ passed, rejected }) => formatPercentage(passed, passed + rejected),
  },
];

export const InterviewRoundsCard = (page: CardPage) => {
  const shown = useCard(card, page);
  return (
    <FigureCard
      title={title}
      shown={shown}
      read={useRead(getRoundFigures, { query: shown.query })}
      nothing="Figures appear here as soon as an interview took place."
      columns={columns}
      chart={(lines) => <CardChart {...{ title, columns, lines }} isSideBySide />}
    />
  );
};
