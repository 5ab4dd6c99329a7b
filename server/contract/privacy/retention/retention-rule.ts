import { Type, type Static } from 'typebox';
import { Flag, Id, oneOf } from '../../answer';
import {
  createRecordShapes,
  nonBlankText,
  type RecordFilter,
  type RecordShapeTypes,
} from '../../record-shapes';
import { askDays, keepMonths, retentionOutcomes } from './retention-rule-constants';

const IdOrNull = Type.Union([Id, Type.Null()]);
const Months = Type.Integer({ minimum: keepMonths.min, maximum: keepMonths.max });
const DaysOrNull = Type.Union([
  Type.Integer({ minimum: askDays.min, maximum: askDays.max }),
  Type.Null(),
]);
const Outcome = oneOf(retentionOutcomes);

const RetentionRuleRecord = Type.Object({
  id: Id,
  name: Type.String(),
  outcome: Outcome,
  /** Country of the job; null for all. */
  countryId: IdOrNull,
  country: Type.Union([Type.String(), Type.Null()]),
  sourceId: IdOrNull,
  source: Type.Union([Type.String(), Type.Null()]),
  /** Months after the last move of an application. */
  keepMonths: Type.Integer(),
  /** So many days before the end a mail asks whether to go on; null for no mail. */
  askDays: DaysOrNull,
  isOn: Type.Boolean(),
  version: Type.Integer(),
});
export type RetentionRuleRecord = Static<typeof RetentionRuleRecord>;

const created = {
  name: nonBlankText(),
  outcome: Outcome,
  countryId: Type.Optional(IdOrNull),
  sourceId: Type.Optional(IdOrNull),
  keepMonths: Months,
  askDays: Type.Optional(DaysOrNull),
  isOn: Type.Optional(Flag),
};

export const retentionRuleShapes = createRecordShapes({
  filter: {},
  sorts: ['name', 'outcome', 'keepMonths'],
  record: RetentionRuleRecord,
  create: created,
  hasNoPicker: true,
});
export type RetentionRuleShapes = RecordShapeTypes<typeof retentionRuleShapes>;
export type RetentionRuleFilter = Omit<RecordFilter<RetentionRuleShapes>, 'id'>;

/** A rule as it would be saved; with `id`, it replaces the stored rule in the preview. */
export const RetentionDraft = Type.Object({
  id: Type.Optional(Id),
  ...created,
});
export type RetentionDraft = Static<typeof RetentionDraft>;

const PreviewedPerson = Type.Object({
  applicationId: Id,
  name: Type.String(),
  /** The last day before the person is anonymised. */
  day: Type.String({ format: 'date' }),
  rule: Type.String(),
});

/** People whom all rules, including this rule, anonymise by the end of the month. */
export const RetentionPreview = Type.Object({
  people: Type.Integer(),
  /** Number of applicants that this rule anonymises. */
  byThisRule: Type.Integer(),
  until: Type.String({ format: 'date' }),
  /** Of `people`, those whose originals the law of a country keeps sealed beyond that. */
  sealed: Type.Integer(),
  /** People on hold, who stay. */
  onHold: Type.Integer(),
  first: Type.Array(PreviewedPerson),
});
export type RetentionPreview = Static<typeof RetentionPreview>;

export const HoldReason = Type.Object({ reason: nonBlankText(500) });
export type HoldReason = Static<typeof HoldReason>;

/** Counts by the name that the rule had then. */
const PeopleByRule = Type.Record(Type.String(), Type.Integer());

const RetentionRun = Type.Object({
  id: Id,
  startedAt: Type.String({ format: 'date-time' }),
  finishedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  erased: Type.Integer(),
  byRule: PeopleByRule,
  /** Of them, those whose originals the law of a country keeps sealed. */
  sealedByRule: PeopleByRule,
  /** Past their day and left: on hold, or asked and with days left to answer. */
  leftByRule: PeopleByRule,
});
export type RetentionRun = Static<typeof RetentionRun>;
export const RetentionRuns = Type.Array(RetentionRun);
