import { getInterviewFigures } from 'server/contract/interviews/figures/interview-figures.calls';
import type { InterviewFigures } from 'server/contract/interviews/figures/interview-figures';
import { useRead } from 'shared-auth';
import { CardChart, FigureCard, useCard, type CardColumn, type CardPage } from 'shell/sdk/card';
import { defineJobOrRecruiterCard } from './card-by';
import { formatPercentage } from './format-share';

const card = defineJobOrRecruiterCard('interviews');
const title = 'Interviews and Offers';

const formatPerHire = ({ interviews, hired }: InterviewFigures): string =>
  hired === 0 ? '–' : (interviews / hired).toFixed(1);

export const InterviewFiguresCard = (page: CardPage) => {
  const shown = useCard(card, page);
  const { by } = shown.state;
  const columns: CardColumn<InterviewFigures>[] = [
    { name: by === 'job' ? 'Job' : 'Recruiter', of: ({ name }) => name },
    { name: 'Interviews', of: ({ interviews }) => interviews },
    { name: 'Per hire', of: formatPerHire, isFigure: true },
    {
      ...{ name: 'Scorecards on time', isFigure: true },
      of: ({ cards, cardsOnTime }) => formatPercentage(cardsOnTime, cards),
    },
    { name: 'Offers', of: ({ offers }) => offers },
    { name: 'Accepted', of: ({ accepted }) => accepted },
    {
      ...{ name: 'Acceptance', isFigure: true },
      of: ({ accepted, declined }) => formatPercentage(accepted, accepted + declined),
    },
  ];
  return (
    <FigureCard
      title={title}
      shown={shown}
      read={useRead(getInterviewFigures, { query: { ...shown.query, by } })}
      nothing="Figures appear here as soon as an interview took place or an offer was sent."
      columns={columns}
      // Accepted offers are a subset of all offers, so stacked bars would count them twice.
      chart={(lines) => <CardChart {...{ title, columns, lines }} isSideBySide />}
    />
  );
};
