import { Type, type Static } from 'typebox';
import { Id } from '../../answer';
import {
  createRecordShapes,
  nonBlankText,
  type RecordFilter,
  type RecordShapeTypes,
} from '../../record-shapes';
import { competencyMessages, competencyScores } from './competency-constants';

/** Meanings of the scores 1 to 4, in this order. */
const Meanings = Type.Array(nonBlankText(300, competencyMessages.meanings), {
  minItems: competencyScores.length,
  maxItems: competencyScores.length,
});

export const CompetencyRecord = Type.Object({
  id: Id,
  name: Type.String(),
  meanings: Type.Array(Type.String()),
  version: Type.Integer(),
});
export type CompetencyRecord = Static<typeof CompetencyRecord>;

export const competencyShapes = createRecordShapes({
  filter: {},
  sorts: ['name'],
  record: CompetencyRecord,
  create: { name: nonBlankText(), meanings: Meanings },
});
export type CompetencyShapes = RecordShapeTypes<typeof competencyShapes>;
export type CompetencyFilter = RecordFilter<CompetencyShapes>;
