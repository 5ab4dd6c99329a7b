import { Type, type Static } from 'typebox';
import { Id } from '../../answer';
import { Category, orNull } from '../../applicants/applications/application';
import { messages } from '../../messages';
import {
  nonBlankText,
  createRecordShapes,
  type RecordFilter,
  type RecordShapeTypes,
} from '../../record-shapes';

/**
 * Name of a status in two fields with the same text, since calls of the specification name it differently.
 */
const Text = { name: Type.String(), status: Type.String() };

/** `stageId` is the first stage with this status, `stageStatus` the name of that stage. */
const StatusRecord = Type.Object({
  id: Id,
  ...Text,
  category: Category,
  version: Type.Integer(),
  stageId: orNull(Id),
  stageStatus: orNull(Type.Object({ id: Id, name: Type.String() })),
  isReserved: Type.Boolean(),
  stages: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  jobApplicationCount: Type.Integer(),
  /** Number of defaults in General Settings that use this status. */
  defaultCount: Type.Integer(),
});
export type StatusRecord = Static<typeof StatusRecord>;

/** Callers who may not view setup get only `id`, name, `category` and `version`. */
const StatusRow = Type.Object({
  ...Type.Partial(StatusRecord).properties,
  id: Id,
  ...Text,
  category: Category,
  version: Type.Integer(),
});
export type StatusRow = Static<typeof StatusRow>;

const sharedStatusShape = {
  filter: { category: Type.Optional(Category), stageId: Type.Optional(Id) },
  sorts: ['name', 'status', 'category', 'id'],
  record: StatusRecord,
  row: StatusRow,
} as const;

export const applicantStatusShapes = createRecordShapes({
  ...sharedStatusShape,
  create: {
    status: nonBlankText(100, messages.setup.statusName),
    category: Type.Optional(Category),
  },
});
export type ApplicantStatusShapes = RecordShapeTypes<typeof applicantStatusShapes>;

/** In a change, a new `stageId` moves the status from its first stage to that stage. */
export const statusShapes = createRecordShapes({
  ...sharedStatusShape,
  /** Fields of a new status, which becomes the last one of its stage before Rejected. */
  create: {
    name: nonBlankText(100, messages.setup.newStatusName),
    stageId: Type.Integer({ ...Id, 'x-sentence': messages.setup.statusStage }),
    category: Type.Optional(Category),
  },
});
export type StatusShapes = RecordShapeTypes<typeof statusShapes>;
export type StatusFilter = Omit<RecordFilter<StatusShapes>, 'id'>;
export type StatusSelection = StatusShapes['selection'];
