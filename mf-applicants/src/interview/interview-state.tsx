import type { Interview } from 'server/contract/interviews/scheduling/interview';
import {
  interviewAnswers,
  interviewStates,
  type InterviewState,
} from 'server/contract/interviews/scheduling/interview-constants';
import { StatusDot, type Tone } from 'shared-ui';

const tones: Readonly<Record<InterviewState, Tone>> = {
  booked: 'info',
  done: 'ok',
  'no-show': 'bad',
  cancelled: 'mute',
};

export const InterviewStateDot = ({ state }: Pick<Interview, 'state'>) => (
  <StatusDot tone={tones[state]}>{interviewStates[state]}</StatusDot>
);

export const describeParticipants = ({ people, applicant, applicantAnswer }: Interview): string =>
  [{ name: applicant, answer: applicantAnswer }, ...people]
    .map(({ name, answer }) => `${name}: ${interviewAnswers[answer].toLowerCase()}`)
    .join(', ');
