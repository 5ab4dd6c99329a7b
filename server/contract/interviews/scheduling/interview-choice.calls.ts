import type { One } from '../../answer';
import { call } from '../../call';
import type { Scheduled } from './interview';
import type { InterviewTimesOffer } from './interview-choice';

export const offerInterviewTimes = call<{ body: InterviewTimesOffer; reply: One<Scheduled> }>(
  'POST',
  '/api/v1/interview-choices',
  { changes: [] },
);
