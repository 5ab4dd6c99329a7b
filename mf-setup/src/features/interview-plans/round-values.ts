import type { InterviewRound, RoundDraft } from 'server/contract/interviews/plans/interview-plan';
import {
  maxPlanRounds,
  planMessages,
  roundMinuteLimits,
} from 'server/contract/interviews/plans/interview-plan-constants';
import type { Role } from 'server/contract/permission';
import { yup, type PickerItem } from 'shared-ui/forms';

export interface RoundValues {
  title: string;
  minutes: number | '';
  competencies: readonly PickerItem[];
  people: readonly PickerItem[];
  roles: readonly string[];
  /** Questions of the round, one per line. */
  questions: string;
}

export const emptyRound: RoundValues = {
  ...{ title: '', minutes: 45, competencies: [], people: [], roles: [], questions: '' },
};

export const toRoundValues = (round: InterviewRound): RoundValues => ({
  title: round.title,
  minutes: round.minutes,
  competencies: round.competencies.map(({ id, name }) => ({ id, label: name })),
  people: round.people.map(({ id, name }) => ({ id, label: name })),
  roles: round.roles,
  questions: round.questions.join('\n'),
});

export const toRoundDraft = (round: RoundValues): RoundDraft => ({
  title: round.title,
  minutes: Number(round.minutes),
  competencyIds: round.competencies.map(({ id }) => Number(id)),
  userIds: round.people.map(({ id }) => Number(id)),
  roles: round.roles as Role[],
  questions: round.questions
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
});

const minutesText = `Enter whole minutes, ${roundMinuteLimits.min} to ${roundMinuteLimits.max}.`;

export const roundsSchema = yup
  .array()
  .of(
    yup.object({
      title: yup
        .string()
        .trim()
        .required(planMessages.title)
        .max(100, 'Use at most 100 characters.'),
      minutes: yup
        .number()
        .typeError(minutesText)
        .required(minutesText)
        .integer(minutesText)
        .min(roundMinuteLimits.min, minutesText)
        .max(roundMinuteLimits.max, minutesText),
    }),
  )
  .min(1, planMessages.rounds)
  .max(maxPlanRounds, `A plan has at most ${maxPlanRounds} rounds.`);
