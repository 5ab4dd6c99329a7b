import { Type, type Static } from 'typebox';

/**
 * What a ticket opens. A download carries no bearer, so the ticket is bound to person and target.
 * `list` names a list that can be downloaded (`job`, `application`, a kind of record of setup), `rows` is a
 * selection of it (`expected` is not needed); of `rejected-row` it is the import, `{ importId }`.
 * `file` is a stored file that the person may see, such as the image of a job.
 */
export type FileTarget =
  { kind: 'list'; list: string; rows: object } | { kind: 'file'; fileId: string };

// One object for all kinds: where schemas are alternatives, trying the first drops what the second needs.
export const FileTarget = Type.Unsafe<FileTarget>(
  Type.Object({
    kind: Type.Union([Type.Literal('list'), Type.Literal('file')]),
    /** Of a `list`: its name, and which rows of it, which the list checks. */
    list: Type.Optional(Type.String({ maxLength: 100 })),
    rows: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    /** Of a `file`. */
    fileId: Type.Optional(Type.String({ format: 'uuid' })),
  }),
);

/** `url` works once, for 60 seconds. */
export const FileTicket = Type.Object({
  url: Type.String(),
  expiresAt: Type.String({ format: 'date-time' }),
});
export type FileTicket = Static<typeof FileTicket>;
