import { Type, type Static, type TSchema } from 'typebox';

export const oneOf = <Value extends string>(values: readonly Value[]) =>
  Type.Unsafe<Value>(Type.String({ enum: [...values] }));

/** Paging of a list response. `from` and `to` are row numbers from 1, and 0 for an empty page. */
export const Meta = Type.Object({
  total: Type.Integer({ minimum: 0 }),
  current_page: Type.Integer({ minimum: 1 }),
  last_page: Type.Integer({ minimum: 1 }),
  from: Type.Integer({ minimum: 0 }),
  to: Type.Integer({ minimum: 0 }),
});
export type Meta = Static<typeof Meta>;

export const One = <T extends TSchema>(data: T) => Type.Object({ data });
export interface One<T> {
  data: T;
}

export const Many = <T extends TSchema>(item: T) =>
  Type.Object({ data: Type.Array(item), meta: Meta });
export interface Many<T> {
  data: T[];
  meta: Meta;
}

const OfferMeta = Type.Object({
  ...Meta.properties,
  /** Advice for the user when a picker has no options. */
  hint: Type.Optional(Type.String()),
  /**
   * Path for a POST of `{ name }` that adds an option to a picker; absent if the user has no permission to
   * add.
   */
  add: Type.Optional(Type.String()),
});
export type OfferMeta = Static<typeof OfferMeta>;

export const Offered = <T extends TSchema>(item: T) =>
  Type.Object({ data: Type.Array(item), meta: OfferMeta });
export interface Offered<T> {
  data: T[];
  meta: OfferMeta;
}

/** Body of every error response; `fields` maps field names to messages. */
export const Failure = Type.Object({
  error: Type.Object({
    code: Type.String(),
    message: Type.String(),
    fields: Type.Optional(Type.Record(Type.String(), Type.String())),
    /** Stored record, in the response to a write with an outdated version. */
    current: Type.Optional(Type.Unknown()),
    requestId: Type.String(),
  }),
});
export type Failure = Static<typeof Failure>;

const maxPerPage = 500;

/** Query fields of paged lists; `size` is an older name for `limit`. */
export const PageQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPerPage })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPerPage })),
  search: Type.Optional(Type.String({ maxLength: 200 })),
});
export type PageQuery = Static<typeof PageQuery>;

export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

export const Day = Type.String({ format: 'date' });

/** Optional reference by id; an empty text or `null` removes the stored id. */
export const OptionalId = Type.Unsafe<number | null>({
  type: ['integer', 'null'],
  minimum: 1,
  maximum: 2_147_483_647,
});

/** Optional ISO day; an empty text or `null` removes the stored day. */
export const OptionalDay = Type.Unsafe<string | null>({
  type: ['string', 'null'],
  anyOf: [{ format: 'date' }, { type: 'string', maxLength: 0 }],
});

/** Boolean input: `true`, `false`, `1` or `0`, also as text. */
export const Flag = Type.Unsafe<boolean | string>({ type: 'boolean' });

export const FilePart = Type.Unsafe<Blob>({ type: 'string', format: 'binary' });

export const SortKey = <Name extends string>(...names: readonly Name[]) =>
  Type.Unsafe<Name | `-${Name}`>({
    type: 'string',
    enum: names.flatMap((name) => [name, `-${name}`]),
  });
