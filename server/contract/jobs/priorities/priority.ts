import { Type } from 'typebox';
import { Flag, Id } from '../../answer';
import { messages } from '../../messages';
import {
  nonBlankText,
  createRecordShapes,
  type RecordFilter,
  type RecordShapeTypes,
} from '../../record-shapes';

const PriorityStatus = Type.Union([Type.Literal('1'), Type.Literal('0')]);

/** `status` is `'1'` for priorities that can be chosen. */
export const priorityShapes = createRecordShapes({
  filter: { status: Type.Optional(PriorityStatus) },
  sorts: ['name', 'status'],
  record: Type.Object({
    ...{ id: Id, name: Type.String(), status: PriorityStatus, version: Type.Integer() },
  }),
  create: { name: nonBlankText(100, messages.priority.name), status: Type.Optional(Flag) },
});
export type PriorityShapes = RecordShapeTypes<typeof priorityShapes>;
export type PriorityRow = PriorityShapes['row'];
export type PriorityFilter = Omit<RecordFilter<PriorityShapes>, 'id'>;
