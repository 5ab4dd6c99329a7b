import { Type, type Static } from 'typebox';
import { FilePart, Id, PageQuery, SortKey } from '../../answer';
import { Selection } from '../../selection';

const SeoGraphFilter = Type.Object({ search: PageQuery.properties.search });

const SeoGraphQuery = Type.Object({
  ...PageQuery.properties,
  id: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100 })),
  sort: Type.Optional(SortKey('title', 'type')),
});

/** Request a file ticket for `id` to open the image. */
const StoredImage = Type.Object({ id: Type.String(), name: Type.String() });

const SeoGraphRecord = Type.Object({
  id: Id,
  title: Type.String(),
  type: Type.String(),
  description: Type.String(),
  image: Type.Union([StoredImage, Type.Null()]),
  jobId: Type.Union([Id, Type.Null()]),
  keywords: Type.Array(Type.String()),
  version: Type.Integer(),
});
export type SeoGraphRecord = Static<typeof SeoGraphRecord>;

/** Without permission to view setup: only `id` and `title`. */
const SeoGraphRow = Type.Object({
  ...Type.Partial(SeoGraphRecord).properties,
  id: Id,
  title: Type.String(),
});
export type SeoGraphRow = Static<typeof SeoGraphRow>;

const name = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' });

const fields = Type.Object({
  title: name,
  type: Type.Optional(Type.String({ maxLength: 100 })),
  description: Type.Optional(Type.String({ maxLength: 20_000 })),
  keywords: Type.Optional(Type.Array(name, { maxItems: 50 })),
  /** The stored image's `id` keeps it, empty removes it; absent is unchanged. */
  image: Type.Optional(Type.String({ maxLength: 36 })),
  /** A .jpg or .png of at most 2 MB that replaces the image. */
  file: Type.Optional(FilePart),
});

/** With `jobId`, the record belongs to that job and is deleted with it. */
const SeoGraphCreate = Type.Object({ ...fields.properties, jobId: Type.Optional(Id) });

const SeoGraphUpdate = Type.Object({
  ...Type.Partial(SeoGraphCreate).properties,
  version: Type.Optional(Type.Integer()),
});
export type SeoGraphUpdate = Static<typeof SeoGraphUpdate>;

const SeoGraphSelection = Selection('id', SeoGraphFilter);
export type SeoGraphSelection = Static<typeof SeoGraphSelection>;

export const seoGraphShapes = {
  query: SeoGraphQuery,
  row: SeoGraphRow,
  record: SeoGraphRecord,
  create: SeoGraphCreate,
  update: SeoGraphUpdate,
  selection: SeoGraphSelection,
};
export type SeoGraphShapes = {
  [Name in keyof typeof seoGraphShapes]: Static<(typeof seoGraphShapes)[Name]>;
};
