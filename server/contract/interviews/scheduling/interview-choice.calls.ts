import type { One } from '../../answer';
import { call } from '../../call';
import type { ScheduledInterviews } from './interview';
import type { InterviewTimesOffer } from './interview-choice';

export const offerInterviewTimes = call<{
  body: InterviewTimesOffer;
  reply: One<ScheduledInterviews>;
}>('POST', '/api/v1/interview-choices', { changes: [] });
