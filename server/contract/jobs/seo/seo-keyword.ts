import { Type } from 'typebox';
import { Id } from '../../answer';
import { nonBlankText, createRecordShapes, type RecordShapeTypes } from '../../record-shapes';

export const seoKeywordShapes = {
  ...createRecordShapes({
    filter: {},
    sorts: ['title'],
    /** The title in three fields, since clients expect different ones in lists and records. */
    record: Type.Object({
      id: Id,
      title: Type.String(),
      resource: Type.Object({ title: Type.String() }),
      keywords: Type.Array(Type.String()),
      version: Type.Integer(),
    }),
    /** One record per keyword; the response has the first one. */
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
