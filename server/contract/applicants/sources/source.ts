import { Type, type Static } from 'typebox';
import { Id, PageQuery, SortKey } from '../../answer';
import { Selection } from '../../selection';

export const SourceFilter = Type.Object({
  search: PageQuery.properties.search,
  use: Type.Optional(Type.Union([Type.Literal('used'), Type.Literal('unused')])),
});
export type SourceFilter = Static<typeof SourceFilter>;

const SourceQuery = Type.Object({
  ...PageQuery.properties,
  ...SourceFilter.properties,
  id: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100 })),
  sort: Type.Optional(SortKey('source', 'identifier')),
});

const SourceRecord = Type.Object({
  id: Id,
  sourceId: Id,
  source: Type.String(),
  identifier: Type.String(),
  description: Type.String(),
  version: Type.Integer(),
});
export type SourceRecord = Static<typeof SourceRecord>;

/** Without permission to view setup: only `id`, `sourceId` and `source`. */
const SourceRow = Type.Object({
  ...Type.Partial(SourceRecord).properties,
  id: Id,
  sourceId: Id,
  source: Type.String(),
});
export type SourceRow = Static<typeof SourceRow>;

const name = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' });

/** Links contain the identifier, so it never changes. */
const SourceCreate = Type.Object({
  source: name,
  identifier: name,
  description: Type.Optional(Type.String({ maxLength: 1_000 })),
});

/** `identifier` and `sourceId` are accepted only unchanged. */
const SourceUpdate = Type.Object({
  ...Type.Partial(SourceCreate).properties,
  sourceId: Type.Optional(Id),
  version: Type.Optional(Type.Integer()),
});

const SourceSelection = Selection('sourceId', SourceFilter);
export type SourceSelection = Static<typeof SourceSelection>;

export const sourceShapes = {
  query: SourceQuery,
  row: SourceRow,
  record: SourceRecord,
  create: SourceCreate,
  update: SourceUpdate,
  selection: SourceSelection,
};
export type SourceShapes = {
  [Name in keyof typeof sourceShapes]: Static<(typeof sourceShapes)[Name]>;
};
