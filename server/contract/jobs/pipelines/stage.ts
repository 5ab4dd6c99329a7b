import { Type, type Static } from 'typebox';
import { Id, PageQuery, SortKey } from '../../answer';
import { Category } from '../../applicants/applications/application';
import { messages } from '../../messages';
import { Selection } from '../../selection';
import { mostParts } from './pipeline-constants';

export const StageFilter = Type.Object({
  search: PageQuery.properties.search,
  statusId: Type.Optional(Id),
});
export type StageFilter = Static<typeof StageFilter>;

/** The count of applications needs the permission to view setup. */
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
  /** In order: To-be-start first, Rejected last. */
  status: Type.Array(StageStatus),
  version: Type.Integer(),
});
export type StageRow = Static<typeof StageRow>;

export const StageName = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: '\\S',
  'x-sentence': messages.setup.stageName,
});
export const Colour = Type.String({
  pattern: '^#[0-9a-f]{6}$',
  maxLength: 7,
  'x-sentence': 'Choose a colour, such as #0b6e69',
});

/** Statuses in order: `statusId` (ids, or objects with `id`), or `status` by sequence. */
const statusFields = {
  statusId: Type.Optional(
    Type.Array(Type.Union([Id, Type.Object({ id: Id })]), { maxItems: mostParts }),
  ),
  status: Type.Optional(
    Type.Array(Type.Object({ sequence: Type.Integer(), statusId: Id }), { maxItems: mostParts }),
  ),
};

const StageCreate = Type.Object({
  name: StageName,
  colour: Type.Optional(Colour),
  ...statusFields,
});
const StageUpdate = Type.Object({
  ...Type.Partial(StageCreate).properties,
  version: Type.Optional(Type.Integer()),
});
export type StageUpdate = Static<typeof StageUpdate>;

export const StageStatuses = Type.Object({
  statusId: Type.Array(Id, { maxItems: mostParts }),
  version: Type.Optional(Type.Integer()),
});
export type StageStatuses = Static<typeof StageStatuses>;

const StageSelection = Selection('id', StageFilter);
export type StageSelection = Static<typeof StageSelection>;

export const stageShapes = {
  query: Type.Object({
    ...PageQuery.properties,
    ...StageFilter.properties,
    id: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100 })),
    sort: Type.Optional(SortKey('name', 'id')),
  }),
  row: StageRow,
  record: StageRow,
  create: StageCreate,
  update: StageUpdate,
  selection: StageSelection,
};
export type StageShapes = {
  [Name in keyof typeof stageShapes]: Static<(typeof stageShapes)[Name]>;
};
