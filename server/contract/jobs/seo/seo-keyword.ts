import { Type, type Static } from 'typebox';
import { Id, PageQuery, SortKey } from '../../answer';
import { Selection } from '../../selection';

const SeoKeywordFilter = Type.Object({ search: PageQuery.properties.search });

const SeoKeywordQuery = Type.Object({
  ...PageQuery.properties,
  id: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100 })),
  sort: Type.Optional(SortKey('title')),
});

/** Three aliases of the title, which lists and records read differently. */
const SeoKeywordRecord = Type.Object({
  id: Id,
  title: Type.String(),
  resource: Type.Object({ title: Type.String() }),
  keywords: Type.Array(Type.String()),
  version: Type.Integer(),
});
export type SeoKeywordRecord = Static<typeof SeoKeywordRecord>;

const title = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' });

/** One record per keyword; the answer is the first. */
const SeoKeywordCreate = Type.Object({
  keywords: Type.Array(title, { minItems: 1, maxItems: 50 }),
});

const SeoKeywordUpdate = Type.Object({
  title: Type.Optional(title),
  version: Type.Optional(Type.Integer()),
});

const SeoKeywordSelection = Selection('id', SeoKeywordFilter);
export type SeoKeywordSelection = Static<typeof SeoKeywordSelection>;

export const seoKeywordShapes = {
  query: SeoKeywordQuery,
  row: SeoKeywordRecord,
  record: SeoKeywordRecord,
  create: SeoKeywordCreate,
  update: SeoKeywordUpdate,
  selection: SeoKeywordSelection,
};
export type SeoKeywordShapes = {
  [Name in keyof typeof seoKeywordShapes]: Static<(typeof seoKeywordShapes)[Name]>;
};
