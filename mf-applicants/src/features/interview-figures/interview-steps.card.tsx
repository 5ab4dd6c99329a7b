import { getInterviewStepTimes } from 'server/contract/interviews/figures/interview-figures.calls';
import type { InterviewStepTimes } from 'server/contract/interviews/figures/step-times';
import { useRead } from 'shared-auth';
import { CardChart, FigureCard, useCard, type CardColumn, type CardPage } from 'shell/sdk/card';
import { defineJobOrRecruiterCard } from './card-by';

const card = defineJobOrRecruiterCard('interview-steps');
const title = 'Time between Interview Steps';

type Step = 'hoursToInterview' | 'hoursToCards' | 'hoursToDecision';

const toDays = (hours: number): number => Math.round((hours / 24) * 10) / 10;

const toStepColumn = (name: string, step: Step): CardColumn<InterviewStepTimes> => ({
  name,
  of: ({ [step]: hours }) => toDays(hours ?? 0),
  words: ({ [step]: hours }) => (hours === null ? '–' : `${toDays(hours)} days`),
});

export const InterviewStepsCard = (page: CardPage) => {
  const shown = useCard(card, page);
  const { by } = shown.state;
  const columns: CardColumn<InterviewStepTimes>[] = [
    { name: by === 'job' ? 'Job' : 'Recruiter', of: ({ name }) => name },
    { name: 'Interviews', of: ({ interviews }) => interviews, isCharted: false },
    toStepColumn('Scheduled to begin', 'hoursToInterview'),
    toStepColumn('End to last scorecard', 'hoursToCards'),
    toStepColumn('Last scorecard to move', 'hoursToDecision'),
  ];
  return (
    <FigureCard
      title={title}
      shown={shown}
      read={useRead(getInterviewStepTimes, { query: { ...shown.query, by } })}
      nothing="Figures appear here as soon as an interview took place."
      columns={columns}
      // Medians of steps do not add up, so the chart does not stack bars.
      chart={(lines) => <CardChart {...{ title, columns, lines }} isSideBySide />}
    />
  );
};
