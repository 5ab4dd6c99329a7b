import { Type, type Static } from 'typebox';
import { Id } from '../../answer';
import { Category } from '../../applicants/applications/application';
import { messages } from '../../messages';
import {
  nonBlankText,
  createRecordShapes,
  type RecordFilter,
  type RecordShapeTypes,
} from '../../record-shapes';
import { mostParts } from './pipeline-constants';

/** `jobApplicationCount` is absent for callers who may not view setup. */
const StageStatus = Type.Object({
  id: Id,
  name: Type.String(),
  category: Category,
  sequence: Type.Integer(),
  jobApplicationCount: Type.Optional(Type.Integer()),
});

export const StageRow = Type.Object({
  id: Id,
  name: Type.String(),
  colour: Type.String(),
  /** Statuses of the stage in order: To-be-start first, Rejected last. */
  status: Type.Array(StageStatus),
  version: Type.Integer(),
});
export type StageRow = Static<typeof StageRow>;

export const StageName = nonBlankText(100, messages.setup.stageName);
export const Colour = Type.String({
  pattern: '^#[0-9a-f]{6}$',
  maxLength: 7,
  'x-sentence': 'Choose a colour, such as #0b6e69',
});

/**
 * Request fields for the statuses of a stage in order: `statusId` (ids, or objects with `id`), or `status`
 * objects with a sequence.
 */
const statusFields = {
  statusId: Type.Optional(
    Type.Array(Type.Union([Id, Type.Object({ id: Id })]), { maxItems: mostParts }),
  ),
  status: Type.Optional(
    Type.Array(Type.Object({ sequence: Type.Integer(), statusId: Id }), { maxItems: mostParts }),
  ),
};

export const StageStatuses = Type.Object({
  statusId: Type.Array(Id, { maxItems: mostParts }),
  version: Type.Optional(Type.Integer()),
});
export type StageStatuses = Static<typeof StageStatuses>;

export const stageShapes = createRecordShapes({
  filter: { statusId: Type.Optional(Id) },
  sorts: ['name', 'id'],
  record: StageRow,
  create: { name: StageName, colour: Type.Optional(Colour), ...statusFields },
});
export type StageShapes = RecordShapeTypes<typeof stageShapes>;
export type StageUpdate = StageShapes['update'];
export type StageFilter = Omit<RecordFilter<StageShapes>, 'id'>;
export type StageSelection = StageShapes['selection'];
