import { Type } from 'typebox';
import { Flag, Id } from '../../answer';
import { messages } from '../../messages';
import { createRecordShapes, type RecordFilter, type RecordShapeTypes } from '../../record-shapes';

/** People in positions without a row may refer. */
export const eligibilityShapes = createRecordShapes({
  filter: {
    eligibilityStatus: Type.Optional(Type.Union([Type.Literal('1'), Type.Literal('0')])),
  },
  sorts: ['designation', 'eligibilityStatus'],
  record: Type.Object({
    id: Id,
    designationId: Id,
    designation: Type.String(),
    eligibilityStatus: Type.Union([Type.Literal(1), Type.Literal(0)]),
    version: Type.Integer(),
  }),
  create: {
    designationId: Type.Integer({ ...Id, 'x-sentence': messages.eligibility.position }),
    eligibilityStatus: Type.Optional(Flag),
  },
});
export type EligibilityShapes = RecordShapeTypes<typeof eligibilityShapes>;
export type EligibilityRow = EligibilityShapes['row'];
export type EligibilityFilter = Omit<RecordFilter<EligibilityShapes>, 'id'>;
