import { Type } from 'typebox';
import { Id } from '../../answer';
import { nonBlankText, createRecordShapes, type RecordShapeTypes } from '../../record-shapes';

export const seoKeywordShapes = {
  ...createRecordShapes({
    filter: {},
    sorts: ['title'],
    /** Three aliases of the title, which lists and records read differently. */
    record: Type.Object({
      id: Id,
      title: Type.String(),
      resource: Type.Object({ title: Type.String() }),
      keywords: Type.Array(Type.String()),
      version: Type.Integer(),
    }),
    /** One record per keyword; the answer is the first. */
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
