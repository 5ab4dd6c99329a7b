import { Type, type Static } from 'typebox';
import { Day, Id, PageQuery } from '../answer';
import { Selection } from '../selection';

/** A kind of record, such as `job`; a value that nothing was done with finds nothing. */
const Kind = Type.String({ minLength: 1, maxLength: 60 });

/**
 * `search` finds in what records were called. `recordId` is that of a record of `kind`. Days are the
 * company's, both included.
 */
export const AuditFilter = Type.Object({
  search: PageQuery.properties.search,
  kind: Type.Optional(Kind),
  recordId: Type.Optional(Id),
  actorId: Type.Optional(Id),
  fromDate: Type.Optional(Day),
  toDate: Type.Optional(Day),
});
export type AuditFilter = Static<typeof AuditFilter>;

export const AuditQuery = Type.Object({ ...PageQuery.properties, ...AuditFilter.properties });
export type AuditQuery = Static<typeof AuditQuery>;

export const AuditSelection = Selection('entryId', AuditFilter);
export type AuditSelection = Static<typeof AuditSelection>;

/** A field before and after; a side that is left out was not there. */
const Change = Type.Object({
  before: Type.Optional(Type.Unknown()),
  after: Type.Optional(Type.Unknown()),
});
export type Change = Static<typeof Change>;

/** One thing that was done. */
export const AuditEntry = Type.Object({
  entryId: Type.Integer(),
  at: Type.String({ format: 'date-time' }),
  /** A person or another system by its service token; null where the server acted by itself. */
  actor: Type.Union([
    Type.Object({
      userId: Type.Optional(Type.Integer()),
      serviceTokenId: Type.Optional(Type.Integer()),
      name: Type.String(),
    }),
    Type.Null(),
  ]),
  /** Kind and deed: `job.update`. */
  action: Type.String(),
  kind: Type.String(),
  recordId: Type.Union([Type.Integer(), Type.Null()]),
  /** What it was called then; empty for people and where nothing is kept of it. */
  recordName: Type.String(),
  /** By the name of the field. */
  changes: Type.Record(Type.String(), Change),
  /** What else is kept of it; long lists are counted. */
  details: Type.Record(Type.String(), Type.Unknown()),
});
export type AuditEntry = Static<typeof AuditEntry>;
