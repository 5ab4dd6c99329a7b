import { Type, type Static } from 'typebox';
import { Id, oneOf } from '../../answer';
import { roles } from '../../permission';
import {
  createRecordShapes,
  nonBlankText,
  type RecordFilter,
  type RecordShapeTypes,
} from '../../record-shapes';
import { CompetencyRecord } from './competency';
import * as limits from './interview-plan-constants';

const Roles = Type.Array(oneOf(roles), { maxItems: roles.length, uniqueItems: true });
const Person = Type.Object({ id: Id, name: Type.String() });

const RoundDraft = Type.Object({
  title: nonBlankText(100, limits.planMessages.title),
  minutes: Type.Integer({
    minimum: limits.roundMinuteLimits.min,
    maximum: limits.roundMinuteLimits.max,
  }),
  questions: Type.Array(nonBlankText(500), { maxItems: limits.maxQuestionsOfRound }),
  competencyIds: Type.Array(Id, { maxItems: limits.maxCompetenciesOfRound, uniqueItems: true }),
  userIds: Type.Array(Id, { maxItems: limits.maxPeopleOfRound, uniqueItems: true }),
  roles: Roles,
});
export type RoundDraft = Static<typeof RoundDraft>;

/** Competency that a round judges, as a copy from when the plan was saved. */
export const RoundCompetency = Type.Omit(CompetencyRecord, ['version']);
export type RoundCompetency = Static<typeof RoundCompetency>;

export const InterviewRound = Type.Object({
  title: Type.String(),
  minutes: Type.Integer(),
  questions: Type.Array(Type.String()),
  competencies: Type.Array(RoundCompetency),
  /** Interviewers whom the round names, without people who left the company. */
  people: Type.Array(Person),
  roles: Roles,
});
export type InterviewRound = Static<typeof InterviewRound>;

const InterviewPlanRecord = Type.Object({
  id: Id,
  name: Type.String(),
  stageId: Id,
  stage: Type.String(),
  /** Id of the only pipeline to which the plan applies; null for every pipeline with the stage. */
  pipelineId: Type.Union([Id, Type.Null()]),
  pipeline: Type.Union([Type.String(), Type.Null()]),
  /** Id of the current set of rounds; each change of the plan replaces the set. */
  roundsId: Id,
  rounds: Type.Array(InterviewRound),
  version: Type.Integer(),
});
export type InterviewPlanRecord = Static<typeof InterviewPlanRecord>;

export const interviewPlanShapes = createRecordShapes({
  filter: { stageId: Type.Optional(Id) },
  sorts: ['name', 'stage'],
  record: InterviewPlanRecord,
  create: {
    name: nonBlankText(),
    stageId: Id,
    pipelineId: Type.Optional(Type.Union([Id, Type.Null()])),
    rounds: Type.Array(RoundDraft, { minItems: 1, maxItems: limits.maxPlanRounds }),
  },
  hasNoPicker: true,
});
export type InterviewPlanShapes = RecordShapeTypes<typeof interviewPlanShapes>;
export type InterviewPlanFilter = Omit<RecordFilter<InterviewPlanShapes>, 'id'>;
