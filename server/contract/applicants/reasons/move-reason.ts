import { Type, type Static } from 'typebox';
import { Flag, Id, oneOf, OptionalId } from '../../answer';
import {
  createRecordShapes,
  nonBlankText,
  type RecordFilter,
  type RecordShapeTypes,
} from '../../record-shapes';
import { orNull } from '../applications/application';
import { reasonCategories } from './move-reason-constants';

const Category = oneOf(reasonCategories);

export const moveReasonShapes = createRecordShapes({
  filter: { category: Type.Optional(Category), isActive: Type.Optional(Flag) },
  sorts: ['name', 'category', 'isActive'],
  record: Type.Object({
    id: Id,
    category: Category,
    name: Type.String(),
    /** Mail template that the form proposes for this reason, if the target status offers it. */
    mailTemplate: orNull(Type.Object({ id: Id, name: Type.String() })),
    isActive: Type.Boolean(),
    version: Type.Integer(),
  }),
  create: {
    name: nonBlankText(100, 'Enter the reason.'),
    category: Category,
    mailTemplateId: Type.Optional(OptionalId),
    isActive: Type.Optional(Flag),
  },
});
export type MoveReasonShapes = RecordShapeTypes<typeof moveReasonShapes>;
export type MoveReasonRow = MoveReasonShapes['row'];
export type MoveReasonFilter = Omit<RecordFilter<MoveReasonShapes>, 'id'>;

export const OfferedReasons = Type.Object({
  isRequired: Type.Boolean(),
  reasons: Type.Array(
    Type.Object({
      id: Id,
      category: Category,
      name: Type.String(),
      mailTemplateId: orNull(Id),
    }),
  ),
});
export type OfferedReasons = Static<typeof OfferedReasons>;
