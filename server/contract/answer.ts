import { Type, type Static, type TSchema } from 'typebox';

/** A text that is one of these. */
export const oneOf = <Value extends string>(values: readonly Value[]) =>
  Type.Unsafe<Value>(Type.String({ enum: [...values] }));

/** Position of a list's page: `from` and `to` count rows from 1 and are 0 when the page is empty. */
export const Meta = Type.Object({
  total: Type.Integer({ minimum: 0 }),
  current_page: Type.Integer({ minimum: 1 }),
  last_page: Type.Integer({ minimum: 1 }),
  from: Type.Integer({ minimum: 0 }),
  to: Type.Integer({ minimum: 0 }),
});
export type Meta = Static<typeof Meta>;

/** An answer with one record. */
export const One = <T extends TSchema>(data: T) => Type.Object({ data });
export interface One<T> {
  data: T;
}

/** An answer with one page of records. */
export const Many = <T extends TSchema>(item: T) =>
  Type.Object({ data: Type.Array(item), meta: Meta });
export interface Many<T> {
  data: T[];
  meta: Meta;
}

/** The position of a page that pickers offer entries of, with what helps where one is missing. */
const OfferMeta = Type.Object({
  ...Meta.properties,
  /** Set where there is nothing to choose from: what to do about it. */
  hint: Type.Optional(Type.String()),
  /** Path that a POST of `{ name }` adds an entry by; only for who may. */
  add: Type.Optional(Type.String()),
});
export type OfferMeta = Static<typeof OfferMeta>;

/** An answer with one page of entries to choose from. */
export const Offered = <T extends TSchema>(item: T) =>
  Type.Object({ data: Type.Array(item), meta: OfferMeta });
export interface Offered<T> {
  data: T[];
  meta: OfferMeta;
}

/** The body of every failed call. `fields` maps a field's name to its message. */
export const Failure = Type.Object({
  error: Type.Object({
    code: Type.String(),
    message: Type.String(),
    fields: Type.Optional(Type.Record(Type.String(), Type.String())),
    /** The stored record, when a write was refused because it was based on an older version. */
    current: Type.Optional(Type.Unknown()),
    requestId: Type.String(),
  }),
});
export type Failure = Static<typeof Failure>;

const maxPerPage = 500;

/** Query of every paged list. `size` is an older name for `limit`. */
export const PageQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPerPage })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPerPage })),
  search: Type.Optional(Type.String({ maxLength: 200 })),
});
export type PageQuery = Static<typeof PageQuery>;

/** Ids of stored records are 32-bit integers. */
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** A calendar day, `YYYY-MM-DD`. */
export const Day = Type.String({ format: 'date' });

/** An id that may be emptied: an empty form value or `null` removes it. */
export const OptionalId = Type.Unsafe<number | null>({
  type: ['integer', 'null'],
  minimum: 1,
  maximum: 2_147_483_647,
});

/** A day that may be emptied: an empty form value or `null` removes it. */
export const OptionalDay = Type.Unsafe<string | null>({
  type: ['string', 'null'],
  anyOf: [{ format: 'date' }, { type: 'string', maxLength: 0 }],
});

/** A switch: `true`, `false`, `1` or `0`, as a text too. */
export const Flag = Type.Unsafe<boolean | string>({ type: 'boolean' });

/** A file of a multipart form. */
export const FilePart = Type.Unsafe<Blob>({ type: 'string', format: 'binary' });

/** A column that a list is sorted by, with `-` in front for descending. */
export const SortKey = <Name extends string>(...names: readonly Name[]) =>
  Type.Unsafe<Name | `-${Name}`>({
    type: 'string',
    enum: names.flatMap((name) => [name, `-${name}`]),
  });
