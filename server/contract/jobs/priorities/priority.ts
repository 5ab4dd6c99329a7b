import { Type } from 'typebox';
import { Flag, Id } from '../../answer';
import { messages } from '../../messages';
import {
  filledText,
  recordShapes,
  type RecordFilter,
  type RecordShapeTypes,
} from '../../record-shapes';

const Status = Type.Union([Type.Literal('1'), Type.Literal('0')]);

/** `status` is `'1'` for priorities that can be chosen. */
export const priorityShapes = recordShapes({
  filter: { status: Type.Optional(Status) },
  sorts: ['name', 'status'],
  record: Type.Object({
    ...{ id: Id, name: Type.String(), status: Status, version: Type.Integer() },
  }),
  create: { name: filledText(100, messages.priority.name), status: Type.Optional(Flag) },
});
export type PriorityShapes = RecordShapeTypes<typeof priorityShapes>;
export type PriorityRow = PriorityShapes['row'];
export type PriorityFilter = Omit<RecordFilter<PriorityShapes>, 'id'>;
