import { Type, type Static } from 'typebox';
import { maxHits, maxSearchLength } from './search-constants';

export const SearchQuery = Type.Object({
  search: Type.String({ maxLength: maxSearchLength }),
  /** Kinds of record to search; without it, all that the caller may see. */
  kinds: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 40 })),
  /** Hits of each kind. */
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: maxHits })),
});
export type SearchQuery = Static<typeof SearchQuery>;

/** Opens a panel of the console for a hit. */
export const HitAction = Type.Object({
  label: Type.String(),
  panel: Type.String(),
  input: Type.Record(Type.String(), Type.Unknown()),
});
export type HitAction = Static<typeof HitAction>;

export const SearchHit = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  detail: Type.String(),
  /** Why it was found where the title does not say so, such as a part of a message; else empty. */
  reason: Type.String(),
  /** Id of the console's route that opens it, with its placeholders and query. */
  route: Type.String(),
  params: Type.Record(Type.String(), Type.String()),
  query: Type.Record(Type.String(), Type.String()),
  /** Panels that the caller may open for it. */
  actions: Type.Array(HitAction),
});
export type SearchHit = Static<typeof SearchHit>;

/** Hits of one kind: the exact code first, then names, then texts. */
export const SearchGroup = Type.Object({
  kind: Type.String(),
  /** Singular and plural, such as `applicant` and `applicants`. */
  one: Type.String(),
  many: Type.String(),
  /** Route of the list that takes the same search in its address; empty where there is none. */
  list: Type.String(),
  /** Placeholders of that route. */
  listParams: Type.Record(Type.String(), Type.String()),
  hasMore: Type.Boolean(),
  hits: Type.Array(SearchHit, { maxItems: maxHits }),
});
export type SearchGroup = Static<typeof SearchGroup>;

export const SearchAnswer = Type.Object({
  data: Type.Array(SearchGroup),
  meta: Type.Object({
    /** Plurals of kinds that could not be searched; the others are complete. */
    failed: Type.Array(Type.String()),
  }),
});
export type SearchAnswer = Static<typeof SearchAnswer>;
