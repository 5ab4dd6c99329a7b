import { Type, type Static } from 'typebox';
import { Id } from '../../answer';
import { orNull } from '../../applicants/applications/application';

/** Median in hours; null if no interview has completed the step. */
const Hours = orNull(Type.Number({ minimum: 0 }));

/** Median durations of the steps around interviews that took place, for one job or recruiter. */
export const InterviewStepTimes = Type.Object({
  id: Id,
  name: Type.String(),
  interviews: Type.Integer({ minimum: 0 }),
  /** Hours from scheduling an interview to its start. */
  hoursToInterview: Hours,
  /** Hours from the end of the interview to the last scorecard. */
  hoursToCards: Hours,
  /** Hours from the last scorecard to the applicant's next status change. */
  hoursToDecision: Hours,
});
export type InterviewStepTimes = Static<typeof InterviewStepTimes>;
