import { Type, type Static } from 'typebox';
import { Flag, Id, oneOf } from '../../answer';
import {
  createRecordShapes,
  nonBlankText,
  type RecordFilter,
  type RecordShapeTypes,
} from '../../record-shapes';
import {
  renewalMailDayLimits,
  storageMonthLimits,
  retentionOutcomes,
} from './retention-rule-constants';

const IdOrNull = Type.Union([Id, Type.Null()]);
const Months = Type.Integer({ minimum: storageMonthLimits.min, maximum: storageMonthLimits.max });
const DaysOrNull = Type.Union([
  Type.Integer({ minimum: renewalMailDayLimits.min, maximum: renewalMailDayLimits.max }),
  Type.Null(),
]);
const Outcome = oneOf(retentionOutcomes);

const RetentionRuleRecord = Type.Object({
  id: Id,
  name: Type.String(),
  outcome: Outcome,
  /** Country of the job to which the rule applies; null for all countries. */
  countryId: IdOrNull,
  country: Type.Union([Type.String(), Type.Null()]),
  sourceId: IdOrNull,
  source: Type.Union([Type.String(), Type.Null()]),
  /** Retention period in months, from the last status change of an application. */
  keepMonths: Type.Integer(),
  /**
   * Days before the end of the period at which a mail asks the applicant whether to keep the data longer;
   * null for no mail.
   */
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

/** Unsaved retention rule to preview; with `id`, it replaces the stored rule in the preview. */
export const RetentionDraft = Type.Object({
  id: Type.Optional(Id),
  ...created,
});
export type RetentionDraft = Static<typeof RetentionDraft>;

const PreviewedPerson = Type.Object({
  applicationId: Id,
  name: Type.String(),
  /** Last day before the person is anonymised. */
  day: Type.String({ format: 'date' }),
  rule: Type.String(),
});

/** People whom all rules, including the previewed rule, anonymise by the end of the month. */
export const RetentionPreview = Type.Object({
  people: Type.Integer(),
  byThisRule: Type.Integer(),
  until: Type.String({ format: 'date' }),
  /** Number of these people whose originals stay sealed longer, as a country's law requires. */
  sealed: Type.Integer(),
  onHold: Type.Integer(),
  first: Type.Array(PreviewedPerson),
});
export type RetentionPreview = Static<typeof RetentionPreview>;

export const HoldReason = Type.Object({ reason: nonBlankText(500) });
export type HoldReason = Static<typeof HoldReason>;

/** Number of people per rule, by the rule's name at the time of the run. */
const PeopleByRule = Type.Record(Type.String(), Type.Integer());

const RetentionRun = Type.Object({
  id: Id,
  startedAt: Type.String({ format: 'date-time' }),
  finishedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  erased: Type.Integer(),
  byRule: PeopleByRule,
  /** Number of anonymised people per rule whose originals stay sealed, as a country's law requires. */
  sealedByRule: PeopleByRule,
  /**
   * Number of people per rule who were due but not anonymised: on hold, or with time left to answer the mail.
   */
  leftByRule: PeopleByRule,
});
export type RetentionRun = Static<typeof RetentionRun>;
export const RetentionRuns = Type.Array(RetentionRun);
