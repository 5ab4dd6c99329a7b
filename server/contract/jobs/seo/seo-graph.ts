import { Type, type Static } from 'typebox';
import { FilePart, Id } from '../../answer';
import { nonBlankText, createRecordShapes, type RecordShapeTypes } from '../../record-shapes';

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

export const seoGraphShapes = createRecordShapes({
  filter: {},
  sorts: ['title', 'type'],
  record: SeoGraphRecord,
  /** Without permission to view setup: only `id` and `title`. */
  row: Type.Object({
    ...Type.Partial(SeoGraphRecord).properties,
    ...{ id: Id, title: Type.String() },
  }),
  create: {
    title: nonBlankText(),
    type: Type.Optional(Type.String({ maxLength: 100 })),
    description: Type.Optional(Type.String({ maxLength: 20_000 })),
    keywords: Type.Optional(Type.Array(nonBlankText(), { maxItems: 50 })),
    /** The stored `id` or an absent field keeps the image; an empty one removes it. */
    image: Type.Optional(Type.String({ maxLength: 36 })),
    /** A .jpg or .png of at most 2 MB that replaces the image. */
    file: Type.Optional(FilePart),
    /** The record belongs to that job and is deleted with it. */
    jobId: Type.Optional(Id),
  },
});
export type SeoGraphShapes = RecordShapeTypes<typeof seoGraphShapes>;
export type SeoGraphUpdate = SeoGraphShapes['update'];
export type SeoGraphRow = SeoGraphShapes['row'];
export type SeoGraphSelection = SeoGraphShapes['selection'];
