import { Type } from 'typebox';
import { Id } from '../../answer';
import { nonBlankText, createRecordShapes, type RecordShapeTypes } from '../../record-shapes';

export const seoKeywordShapes = {
  ...createRecordShapes({
    filter: {},
    sorts: ['title'],
    /** Three fields contain the title, since clients expect different names in lists and records. */
    record: Type.Object({
      id: Id,
      title: Type.String(),
      resource: Type.Object({ title: Type.String() }),
      keywords: Type.Array(Type.String()),
      version: Type.Integer(),
    }),
    /** New keywords, each stored as a record; the response contains the first record. */
    create: { keywords: Type.Array(nonBlankText(), { minItems: 1, maxItems: 50 }) },
  }),
  update: Type.Object({
    title: Type.Optional(nonBlankText()),
    version: Type.Optional(Type.Integer()),
  }),
};
export type SeoKeywordShapes = RecordShapeTypes<typeof seoKeywordShapes>;
export type SeoKeywordRecord = SeoKeywordShapes['record'];
export type SeoKeywordSelection = SeoKeywordShapes['selection'];
