import { Type, type Static } from 'typebox';
import { Id, PageQuery } from '../answer';
import { Selection } from '../selection';

/** `used` leaves sources that brought an applicant, `unused` the others. */
export const SourceFilter = Type.Object({
  search: PageQuery.properties.search,
  use: Type.Optional(Type.Union([Type.Literal('used'), Type.Literal('unused')])),
});
export type SourceFilter = Static<typeof SourceFilter>;

const sorts = ['source', 'identifier'] as const;
export type SourceSort = (typeof sorts)[number];

/** `id`, repeated, finds entries that were chosen earlier. */
export const SourceQuery = Type.Object({
  ...PageQuery.properties,
  ...SourceFilter.properties,
  id: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100 })),
  sort: Type.Optional(
    Type.Unsafe<SourceSort | `-${SourceSort}`>({
      type: 'string',
      enum: sorts.flatMap((key) => [key, `-${key}`]),
    }),
  ),
});
export type SourceQuery = Static<typeof SourceQuery>;

/** Without the permission to view setup only `id`, `sourceId` and `source`. */
export const SourceRow = Type.Object({
  id: Id,
  sourceId: Id,
  source: Type.String(),
  identifier: Type.Optional(Type.String()),
  description: Type.Optional(Type.String()),
  version: Type.Optional(Type.Integer()),
});
export type SourceRow = Static<typeof SourceRow>;

export const SourceRecord = Type.Required(SourceRow);
export type SourceRecord = Static<typeof SourceRecord>;

const name = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' });

/** The identifier stands in links that bring applicants, so it never changes. */
export const SourceCreate = Type.Object({
  source: name,
  identifier: name,
  description: Type.Optional(Type.String({ maxLength: 1_000 })),
});
export type SourceCreate = Static<typeof SourceCreate>;

/** `identifier` and `sourceId` may be sent as they are. */
export const SourceUpdate = Type.Object({
  ...Type.Partial(SourceCreate).properties,
  sourceId: Type.Optional(Id),
  version: Type.Optional(Type.Integer()),
});
export type SourceUpdate = Static<typeof SourceUpdate>;

export const SourceSelection = Selection('sourceId', SourceFilter);
export type SourceSelection = Static<typeof SourceSelection>;

export const SourceParams = Type.Object({ id: Id });
export type SourceParams = Static<typeof SourceParams>;

export const SourcesDeleted = Type.Object({ deleted: Type.Integer() });
export type SourcesDeleted = Static<typeof SourcesDeleted>;
