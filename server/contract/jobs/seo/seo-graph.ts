import { Type, type Static } from 'typebox';
import { FilePart, Id } from '../../answer';
import { nonBlankText, createRecordShapes, type RecordShapeTypes } from '../../record-shapes';

/** Stored image; request a file ticket for `id` to open it. */
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

export const seoGraphShapes = createRecordShapes({
  filter: {},
  sorts: ['title', 'type'],
  record: SeoGraphRecord,
  /** Callers who may not view setup get only `id` and `title`. */
  row: Type.Object({
    ...Type.Partial(SeoGraphRecord).properties,
    ...{ id: Id, title: Type.String() },
  }),
  create: {
    title: nonBlankText(),
    type: Type.Optional(Type.String({ maxLength: 100 })),
    description: Type.Optional(Type.String({ maxLength: 20_000 })),
    keywords: Type.Optional(Type.Array(nonBlankText(), { maxItems: 50 })),
    /** Id of the image: the stored id or an absent field keeps the image, an empty text removes it. */
    image: Type.Optional(Type.String({ maxLength: 36 })),
    /** New image as a .jpg or .png of at most 2 MB, which replaces the stored image. */
    file: Type.Optional(FilePart),
    /** Id of the job to which the SEO graph belongs; the graph is deleted with the job. */
    jobId: Type.Optional(Id),
  },
});
export type SeoGraphShapes = RecordShapeTypes<typeof seoGraphShapes>;
export type SeoGraphUpdate = SeoGraphShapes['update'];
export type SeoGraphRow = SeoGraphShapes['row'];
export type SeoGraphSelection = SeoGraphShapes['selection'];
