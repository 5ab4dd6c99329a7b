import { Type, type Static } from 'typebox';
import { maxHits, maxSearchLength } from './search-constants';

export const SearchQuery = Type.Object({
  search: Type.String({ maxLength: maxSearchLength }),
  /** Kinds of record to search; default: all kinds that the caller may see. */
  kinds: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 40 })),
  /** Maximum number of hits per kind. */
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: maxHits })),
});
export type SearchQuery = Static<typeof SearchQuery>;

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
  /** Matching text if the title does not show the match, such as a part of a message; else empty. */
  reason: Type.String(),
  /** Id of the route that opens the hit, with its parameters and query. */
  route: Type.String(),
  params: Type.Record(Type.String(), Type.String()),
  query: Type.Record(Type.String(), Type.String()),
  /** Panels that the caller may open for the hit. */
  actions: Type.Array(HitAction),
});
export type SearchHit = Static<typeof SearchHit>;

/** Hits of one kind: first the exact code, then matching names, then matching texts. */
export const SearchGroup = Type.Object({
  kind: Type.String(),
  /** Singular and plural of the kind, such as `applicant` and `applicants`. */
  one: Type.String(),
  many: Type.String(),
  /** Route of the list that can show the same search; empty if no list can. */
  list: Type.String(),
  listParams: Type.Record(Type.String(), Type.String()),
  hasMore: Type.Boolean(),
  hits: Type.Array(SearchHit, { maxItems: maxHits }),
});
export type SearchGroup = Static<typeof SearchGroup>;

export const SearchAnswer = Type.Object({
  data: Type.Array(SearchGroup),
  meta: Type.Object({
    /** Plural names of kinds whose search failed; results of other kinds are complete. */
    failed: Type.Array(Type.String()),
  }),
});
export type SearchAnswer = Static<typeof SearchAnswer>;
