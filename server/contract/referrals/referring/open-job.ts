import { Type, type Static } from 'typebox';
import { Id, oneOf, PageQuery, SortKey } from '../../answer';
import { orNull } from '../../applicants/applications/application';
import { noBonusWords, type NoBonus } from './referring-constants';

export const OpenJobQuery = Type.Object({
  ...PageQuery.properties,
  sort: Type.Optional(SortKey('title', 'openDate')),
});
export type OpenJobQuery = Static<typeof OpenJobQuery>;

export const OpenJob = Type.Object({
  jobId: Id,
  jobTitle: Type.String(),
  jobCode: Type.String(),
  department: Type.String(),
  city: orNull(Type.String()),
  remote: Type.Boolean(),
  jobType: orNull(Type.String()),
  openDate: Type.String({ format: 'date-time' }),
  /** Bonus for a referral in major units; null if no slab matches. */
  bonus: orNull(Type.Object({ amount: Type.Number(), currency: Type.String() })),
  releaseDays: Type.Integer(),
  /** Reason why the caller would get no bonus; null if the caller would get one. */
  noBonus: orNull(oneOf(Object.keys(noBonusWords) as NoBonus[])),
});
export type OpenJob = Static<typeof OpenJob>;

export const OpenJobRecord = Type.Object({
  ...OpenJob.properties,
  /** Job description as HTML. */
  description: Type.String(),
  answerDays: Type.Integer(),
});
export type OpenJobRecord = Static<typeof OpenJobRecord>;

export const OpenJobParams = Type.Object({ id: Id });
