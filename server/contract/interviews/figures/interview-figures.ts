import { Type, type Static } from 'typebox';
import { Id, oneOf } from '../../answer';
import { CardQuery } from '../../console/dashboard/figures';

const Count = Type.Integer({ minimum: 0 });

export const InterviewFiguresQuery = Type.Object({
  ...CardQuery.properties,
  /** Lines of jobs by default. */
  by: Type.Optional(oneOf(['job', 'recruiter'])),
});
export type InterviewFiguresQuery = Static<typeof InterviewFiguresQuery>;

/** Of applications with an interview or a sent offer. */
export const InterviewFigures = Type.Object({
  id: Id,
  name: Type.String(),
  /** Interviews that took place. */
  interviews: Count,
  hired: Count,
  /** Scorecards that interviews asked for, and those sent within 24 hours after them. */
  cards: Count,
  cardsOnTime: Count,
  /** Counts of sent offers by their answer; the rest is open or withdrawn. */
  offers: Count,
  accepted: Count,
  declined: Count,
});
export type InterviewFigures = Static<typeof InterviewFigures>;

/** Of interviews that took place: who went on to another stage after them, and who was rejected. */
export const RoundFigures = Type.Object({
  round: Type.String(),
  interviews: Count,
  passed: Count,
  rejected: Count,
});
export type RoundFigures = Static<typeof RoundFigures>;
