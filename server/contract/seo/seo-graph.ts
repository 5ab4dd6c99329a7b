import { Type, type Static } from 'typebox';
import { FilePart, Id, PageQuery, SortKey } from '../answer';
import { Selection } from '../selection';

const SeoGraphFilter = Type.Object({ search: PageQuery.properties.search });

/** `id`, repeated, finds entries that were chosen earlier. */
const SeoGraphQuery = Type.Object({
  ...PageQuery.properties,
  id: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100 })),
  sort: Type.Optional(SortKey('title', 'type')),
});

/** A file ticket opens the image by its `id`. */
const StoredImage = Type.Object({ id: Type.String(), name: Type.String() });

/** What search engines and shared links are told; `description` is HTML that is safe to show. */
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

/** Without the permission to view setup only `id` and `title`. */
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
  /** The `id` of the stored image to keep it, or empty to take it away; absent is unchanged. */
  image: Type.Optional(Type.String({ maxLength: 36 })),
  /** A .jpg or .png of at most 2 MB in the place of the image. */
  file: Type.Optional(FilePart),
});

/** With `jobId` the record is that job's, and goes when the job is deleted. */
const SeoGraphCreate = Type.Object({ ...fields.properties, jobId: Type.Optional(Id) });

/** `jobId` may be sent as it is. */
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
