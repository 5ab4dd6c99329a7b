import { Type, type Static } from 'typebox';
import { Day, Id } from '../answer';
import { orNull, StageName } from '../applicants/application';
import { CardQuery } from './figures';

const Count = Type.Integer({ minimum: 0 });

/** `limit` alone of what narrows other cards: stays are not kept by day. */
export const StageTimesQuery = Type.Object({
  limit: CardQuery.properties.limit,
  jobId: Type.Optional(Id),
  departmentId: Type.Optional(Id),
});
export type StageTimesQuery = Static<typeof StageTimesQuery>;

/** Whole days that half of those who left a stage had stood in it, beside those of the company. */
export const StageTime = Type.Object({
  stage: StageName,
  /** How many left it. */
  stays: Count,
  days: Count,
  companyDays: Count,
});
export type StageTime = Static<typeof StageTime>;

export const HireTimesQuery = Type.Object({ ...CardQuery.properties });
export type HireTimesQuery = Static<typeof HireTimesQuery>;

/** Whole days from application to hire of half of those who were hired in a department. */
export const HireTime = Type.Object({
  departmentId: Id,
  department: Type.String(),
  hired: Count,
  days: Count,
});
export type HireTime = Static<typeof HireTime>;

export const OpeningAgesQuery = Type.Object({ limit: CardQuery.properties.limit });
export type OpeningAgesQuery = Static<typeof OpeningAgesQuery>;

/** Active jobs opened so many days ago, `toDays` open at the end, with the days on which that was. */
export const OpeningAge = Type.Object({
  fromDays: Count,
  toDays: orNull(Count),
  from: orNull(Day),
  to: Day,
  jobs: Count,
  openings: Count,
});
export type OpeningAge = Static<typeof OpeningAge>;
