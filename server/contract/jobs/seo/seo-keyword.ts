import { Type } from 'typebox';
import { Id } from '../../answer';
import { filledText, recordShapes, type RecordShapeTypes } from '../../record-shapes';

export const seoKeywordShapes = {
  ...recordShapes({
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
    create: { keywords: Type.Array(filledText(), { minItems: 1, maxItems: 50 }) },
  }),
  update: Type.Object({
    title: Type.Optional(filledText()),
    version: Type.Optional(Type.Integer()),
  }),
};
export type SeoKeywordShapes = RecordShapeTypes<typeof seoKeywordShapes>;
export type SeoKeywordRecord = SeoKeywordShapes['record'];
export type SeoKeywordSelection = SeoKeywordShapes['selection'];
