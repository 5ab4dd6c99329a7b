import { Type, type Static } from 'typebox';
import { Id } from '../../answer';
import { createRecordShapes, type RecordFilter, type RecordShapeTypes } from '../../record-shapes';
import { storageMonthLimits } from './retention-rule-constants';

const MonthsOrNull = Type.Union([
  Type.Integer({ minimum: storageMonthLimits.min, maximum: storageMonthLimits.max }),
  Type.Null(),
]);

const RetentionLimitRecord = Type.Object({
  id: Id,
  countryId: Id,
  country: Type.String(),
  /** Months after the last status change for which the law requires sealed originals; null if it does not. */
  minMonths: MonthsOrNull,
  /** Maximum number of months for which a retention rule may keep data; null without a limit. */
  maxMonths: MonthsOrNull,
  version: Type.Integer(),
});
export type RetentionLimitRecord = Static<typeof RetentionLimitRecord>;

export const retentionLimitShapes = createRecordShapes({
  filter: {},
  sorts: ['country'],
  record: RetentionLimitRecord,
  create: {
    countryId: Id,
    minMonths: Type.Optional(MonthsOrNull),
    maxMonths: Type.Optional(MonthsOrNull),
  },
  hasNoPicker: true,
});
export type RetentionLimitShapes = RecordShapeTypes<typeof retentionLimitShapes>;
export type RetentionLimitFilter = Omit<RecordFilter<RetentionLimitShapes>, 'id'>;
