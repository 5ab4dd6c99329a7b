import { Type, type Static } from 'typebox';
import { Id } from '../../answer';
import { readingKinds, type ReadingKind } from './reading-constants';

const Moment = Type.String({ format: 'date-time' });

/** First time on a day that one user opened one kind of an applicant's data. */
export const RecordReading = Type.Object({
  /** Id of the user who opened the data; absent for a service token. */
  readerId: Type.Optional(Id),
  name: Type.String(),
  kind: Type.Unsafe<Exclude<ReadingKind, 'export'>>(
    Type.Union(
      Object.keys(readingKinds)
        .filter((kind) => kind !== 'export')
        .map((kind) => Type.Literal(kind)),
    ),
  ),
  at: Moment,
});
export type RecordReading = Static<typeof RecordReading>;

/** Users who opened more resumes than the limit within one hour. */
export const UnusualReading = Type.Object({
  resumesPerHour: Type.Integer(),
  version: Type.Integer(),
  found: Type.Array(
    Type.Object({
      readerId: Id,
      name: Type.String(),
      /** Highest number of resumes that the user opened within one hour of that day. */
      resumes: Type.Integer(),
      /** End of the hour with the highest number of opened resumes. */
      at: Moment,
    }),
  ),
});
export type UnusualReading = Static<typeof UnusualReading>;

export const ReadingLimit = Type.Object({
  resumesPerHour: Type.Integer({ minimum: 1, maximum: 10_000 }),
  version: Type.Optional(Type.Integer()),
});
export type ReadingLimit = Static<typeof ReadingLimit>;
