import { Type, type Static } from 'typebox';
import { Flag, Id, oneOf, PageQuery } from '../../answer';
import { orNull } from '../../applicants/applications/application';
import { maxCompetenciesOfRound } from '../plans/interview-plan-constants';
import { RoundCompetency } from '../plans/interview-plan';
import {
  maxScoreEvidenceLength,
  maxScorecardNotesLength,
  recommendationNames,
} from './scorecard-constants';

const Moment = Type.String({ format: 'date-time' });
const Recommendation = orNull(oneOf(recommendationNames));

const CompetencyScore = Type.Object({
  competencyId: Id,
  score: orNull(Type.Integer({ minimum: 1, maximum: 4 })),
  evidence: Type.String({ maxLength: maxScoreEvidenceLength }),
});
export type CompetencyScore = Static<typeof CompetencyScore>;
const Scores = Type.Array(CompetencyScore, { maxItems: maxCompetenciesOfRound });

const judged = {
  scores: Scores,
  notes: Type.String({ maxLength: maxScorecardNotesLength }),
  recommendation: Recommendation,
};

/** `version` is 0 until something is saved. */
export const OwnScorecard = Type.Object({
  interviewId: Id,
  competencies: Type.Array(RoundCompetency),
  ...judged,
  sentAt: orNull(Moment),
  version: Type.Integer(),
});
export type OwnScorecard = Static<typeof OwnScorecard>;

export const ScorecardDraft = Type.Object({ ...judged, version: Type.Optional(Type.Integer()) });
export type ScorecardDraft = Static<typeof ScorecardDraft>;

export const ScorecardSending = Type.Object({ version: Type.Optional(Type.Integer()) });
export type ScorecardSending = Static<typeof ScorecardSending>;

/** Scorecard of any interviewer; callers who must still send their own scorecard see only that it exists. */
export const Scorecard = Type.Object({
  /** Id of the interviewer's participation in the interview. */
  id: Id,
  interviewId: Id,
  applicationId: Id,
  round: Type.String(),
  endsAt: Moment,
  person: Type.Object({ id: Id, name: Type.String() }),
  isSent: Type.Boolean(),
  /** True if the scorecard is unsent one day after the interview. */
  isLate: Type.Boolean(),
  isHidden: Type.Boolean(),
  competencies: Type.Array(RoundCompetency),
  card: orNull(Type.Object({ ...judged, sentAt: Moment, edits: Type.Integer({ minimum: 0 }) })),
});
export type Scorecard = Static<typeof Scorecard>;

export const ScorecardQuery = Type.Object({
  ...PageQuery.properties,
  interviewId: Type.Optional(Id),
  applicationId: Type.Optional(Id),
  /** Filter: scorecards that are due but not sent. */
  late: Type.Optional(Flag),
});
export type ScorecardQuery = Static<typeof ScorecardQuery>;
