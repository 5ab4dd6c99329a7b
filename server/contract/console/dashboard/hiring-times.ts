import { Type, type Static } from 'typebox';
import { Day, Id } from '../../answer';
import { orNull, StageName } from '../../applicants/applications/application';
import { CardQuery } from './figures';

const Count = Type.Integer({ minimum: 0 });

/** Open work of one kind for the caller. */
export const Waiting = Type.Object({
  kind: Type.String(),
  count: Type.Integer({ minimum: 1 }),
  /** First and last day of the counted period; null for work that does not depend on days. */
  from: orNull(Day),
  to: orNull(Day),
  /** Text that the card shows after the count. */
  text: Type.String(),
  /** Id of the route where the work is done, and query of its address. */
  route: Type.String(),
  search: Type.Record(Type.String(), Type.String()),
});
export type Waiting = Static<typeof Waiting>;

/** Query of median times in stages; has no date filter, since durations are not stored by day. */
export const StageTimesQuery = Type.Object({
  limit: CardQuery.properties.limit,
  jobId: Type.Optional(Id),
  departmentId: Type.Optional(Id),
});
export type StageTimesQuery = Static<typeof StageTimesQuery>;

/** Median number of whole days in a stage, beside the company's median. */
export const StageTime = Type.Object({
  stage: StageName,
  stays: Count,
  days: Count,
  companyDays: Count,
});
export type StageTime = Static<typeof StageTime>;

export const HireTimesQuery = Type.Object({ ...CardQuery.properties });
export type HireTimesQuery = Static<typeof HireTimesQuery>;

/** Median number of whole days from application to hire. */
export const HireTime = Type.Object({
  departmentId: Id,
  department: Type.String(),
  hired: Count,
  days: Count,
});
export type HireTime = Static<typeof HireTime>;

export const OpeningAgesQuery = Type.Object({ limit: CardQuery.properties.limit });
export type OpeningAgesQuery = Static<typeof OpeningAgesQuery>;

export const OpeningAge = Type.Object({
  fromDays: Count,
  toDays: orNull(Count),
  from: orNull(Day),
  to: Day,
  jobs: Count,
  openings: Count,
});
export type OpeningAge = Static<typeof OpeningAge>;
