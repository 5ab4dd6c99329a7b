import { Type, type Static } from 'typebox';
import { Id, oneOf, PageQuery, SortKey } from '../answer';
import { orNull } from '../applicants/application';
import { noBonusWords, type NoBonus } from './referring-constants';

export const OpenJobQuery = Type.Object({
  ...PageQuery.properties,
  sort: Type.Optional(SortKey('title', 'openDate')),
});
export type OpenJobQuery = Static<typeof OpenJobQuery>;

/** A job that is published and open, as a careers page shows it, with what a referral for it is worth. */
export const OpenJob = Type.Object({
  jobId: Id,
  jobTitle: Type.String(),
  jobCode: Type.String(),
  department: Type.String(),
  city: orNull(Type.String()),
  remote: Type.Boolean(),
  jobType: orNull(Type.String()),
  openDate: Type.String({ format: 'date-time' }),
  /** In major units; `null` where no slab fits. */
  bonus: orNull(Type.Object({ amount: Type.Number(), currency: Type.String() })),
  /** Days from the joining day until it is paid. */
  releaseDays: Type.Integer(),
  /** Why the reader would be paid nothing; `null` where they would. */
  noBonus: orNull(oneOf(Object.keys(noBonusWords) as NoBonus[])),
});
export type OpenJob = Static<typeof OpenJob>;

export const OpenJobRecord = Type.Object({
  ...OpenJob.properties,
  /** Formatted text, as HTML. */
  description: Type.String(),
  /** Days until a referrer hears how it goes on. */
  answerDays: Type.Integer(),
});
export type OpenJobRecord = Static<typeof OpenJobRecord>;

export const OpenJobParams = Type.Object({ id: Id });
