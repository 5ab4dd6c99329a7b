import { Type, type Static } from 'typebox';
import { Id } from '../../answer';
import {
  nonBlankText,
  createRecordShapes,
  type RecordFilter,
  type RecordShapeTypes,
} from '../../record-shapes';

const SourceRecord = Type.Object({
  id: Id,
  sourceId: Id,
  source: Type.String(),
  identifier: Type.String(),
  description: Type.String(),
  version: Type.Integer(),
});
export type SourceRecord = Static<typeof SourceRecord>;

export const sourceShapes = createRecordShapes({
  key: 'sourceId',
  filter: { use: Type.Optional(Type.Union([Type.Literal('used'), Type.Literal('unused')])) },
  sorts: ['source', 'identifier'],
  record: SourceRecord,
  /** Callers who may not view setup get only `id`, `sourceId` and `source`. */
  row: Type.Object({
    ...Type.Partial(SourceRecord).properties,
    ...{ id: Id, sourceId: Id, source: Type.String() },
  }),
  /** `identifier` can never change, since links contain it. */
  create: {
    source: nonBlankText(),
    identifier: nonBlankText(),
    description: Type.Optional(Type.String({ maxLength: 1_000 })),
  },
  /** `identifier` and `sourceId` are accepted only unchanged. */
  update: { sourceId: Type.Optional(Id) },
});
export type SourceShapes = RecordShapeTypes<typeof sourceShapes>;
export type SourceRow = SourceShapes['row'];
export type SourceFilter = Omit<RecordFilter<SourceShapes>, 'id'>;
export type SourceSelection = SourceShapes['selection'];
