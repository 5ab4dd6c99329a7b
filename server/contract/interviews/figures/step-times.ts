import { Type, type Static } from 'typebox';
import { Id } from '../../answer';
import { orNull } from '../../applicants/applications/application';

/** Half took longer; null where no interview got so far. */
const Hours = orNull(Type.Number({ minimum: 0 }));

/** Of interviews that took place: how long each step took. */
export const InterviewStepTimes = Type.Object({
  id: Id,
  name: Type.String(),
  interviews: Type.Integer({ minimum: 0 }),
  /** From the day it was scheduled to its begin. */
  hoursToInterview: Hours,
  /** From its end to the last scorecard. */
  hoursToCards: Hours,
  /** From the last scorecard to the next move of the applicant. */
  hoursToDecision: Hours,
});
export type InterviewStepTimes = Static<typeof InterviewStepTimes>;
