import { Type, type Static } from 'typebox';
import { Id } from '../../answer';
import { readingKinds, type ReadingKind } from './reading-constants';

const Moment = Type.String({ format: 'date-time' });

/** One person's first opening of a kind on one day. */
export const RecordReading = Type.Object({
  /** Absent for a service token. */
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

/** Hours in which somebody opened more resumes than the limit. */
export const UnusualReading = Type.Object({
  resumesPerHour: Type.Integer(),
  version: Type.Integer(),
  found: Type.Array(
    Type.Object({
      readerId: Id,
      name: Type.String(),
      /** The highest number of resumes that the person opened within one hour of that day. */
      resumes: Type.Integer(),
      /** End of that hour. */
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
