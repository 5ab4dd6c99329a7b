import { Type, type Static } from 'typebox';
import { Id, oneOf } from '../../answer';
import { CardQuery } from '../../console/dashboard/figures';

const Count = Type.Integer({ minimum: 0 });

export const InterviewFiguresQuery = Type.Object({
  ...CardQuery.properties,
  /** Grouping of the figures; default: by job. */
  by: Type.Optional(oneOf(['job', 'recruiter'])),
});
export type InterviewFiguresQuery = Static<typeof InterviewFiguresQuery>;

/** Figures about applications with an interview or a sent offer, for one job or recruiter. */
export const InterviewFigures = Type.Object({
  id: Id,
  name: Type.String(),
  /** Number of interviews that took place. */
  interviews: Count,
  hired: Count,
  /** Number of scorecards that were due, and of those sent within 24 hours after the interview. */
  cards: Count,
  cardsOnTime: Count,
  /** Number of sent offers, and of accepted and declined ones; the others are open or withdrawn. */
  offers: Count,
  accepted: Count,
  declined: Count,
});
export type InterviewFigures = Static<typeof InterviewFigures>;

/**
 * Number of interviews of a round that took place, and of applicants who then moved to another stage or were
 * rejected.
 */
export const RoundFigures = Type.Object({
  round: Type.String(),
  interviews: Count,
  passed: Count,
  rejected: Count,
});
export type RoundFigures = Static<typeof RoundFigures>;
