import { Type, type Static } from 'typebox';

const Headings = Type.Array(Type.String({ maxLength: 100 }), { maxItems: 100 });

/**
 * Columns of an export by heading: `shown` come first, in this order, `hidden` are left out, all others
 * follow.
 */
export const ExportColumns = Type.Object({ shown: Headings, hidden: Headings });
export type ExportColumns = Static<typeof ExportColumns>;

/**
 * File to download with a ticket, since a download cannot send a bearer token. `rows` is a selection of
 * `list` without `expected`, or `{ importId }` for `rejected-row`.
 */
export type FileTarget =
  | { kind: 'list'; list: string; rows: object; columns?: ExportColumns | undefined }
  | { kind: 'file'; fileId: string };

// The schema is not a union, since validating the first alternative would remove properties of the second.
export const FileTarget = Type.Unsafe<FileTarget>(
  Type.Object({
    kind: Type.Union([Type.Literal('list'), Type.Literal('file')]),
    list: Type.Optional(Type.String({ maxLength: 100 })),
    rows: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    columns: Type.Optional(ExportColumns),
    fileId: Type.Optional(Type.String({ format: 'uuid' })),
  }),
);

/** `url` works once, within 60 seconds. */
export const FileTicket = Type.Object({
  url: Type.String(),
  expiresAt: Type.String({ format: 'date-time' }),
});
export type FileTicket = Static<typeof FileTicket>;
