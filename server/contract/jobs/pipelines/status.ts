import { Type, type Static } from 'typebox';
import { Id, PageQuery, SortKey } from '../../answer';
import { Category, orNull } from '../../applicants/applications/application';
import { messages } from '../../messages';
import { Selection } from '../../selection';

const text = (sentence: string) =>
  Type.String({ minLength: 1, maxLength: 100, pattern: '\\S', 'x-sentence': sentence });
const version = Type.Optional(Type.Integer());

export const StatusFilter = Type.Object({
  search: PageQuery.properties.search,
  category: Type.Optional(Category),
  stageId: Type.Optional(Id),
});
export type StatusFilter = Static<typeof StatusFilter>;

/** Both fields hold the same text: calls name it differently. */
const Text = { name: Type.String(), status: Type.String() };

/** `stageId` is the first stage with this status, `stageStatus` that stage's name. */
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
  /** Number of defaults in General Settings with this status. */
  defaultCount: Type.Integer(),
});
export type StatusRecord = Static<typeof StatusRecord>;

/** Without permission to view setup: only `id`, text, `category` and `version`. */
const StatusRow = Type.Object({
  ...Type.Partial(StatusRecord).properties,
  id: Id,
  ...Text,
  category: Category,
  version: Type.Integer(),
});
export type StatusRow = Static<typeof StatusRow>;

const StatusSelection = Selection('id', StatusFilter);
export type StatusSelection = Static<typeof StatusSelection>;

const shared = {
  query: Type.Object({
    ...PageQuery.properties,
    ...StatusFilter.properties,
    id: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100 })),
    sort: Type.Optional(SortKey('name', 'status', 'category', 'id')),
  }),
  row: StatusRow,
  record: StatusRecord,
  selection: StatusSelection,
};

const ApplicantStatusCreate = Type.Object({
  status: text(messages.setup.statusName),
  category: Type.Optional(Category),
});

export const applicantStatusShapes = {
  ...shared,
  create: ApplicantStatusCreate,
  update: Type.Object({ ...Type.Partial(ApplicantStatusCreate).properties, version }),
};
export type ApplicantStatusShapes = {
  [Name in keyof typeof applicantStatusShapes]: Static<(typeof applicantStatusShapes)[Name]>;
};

/** The new status becomes the last of its stage, before Rejected. */
const StatusCreate = Type.Object({
  name: text(messages.setup.newStatusName),
  stageId: Type.Integer({ ...Id, 'x-sentence': messages.setup.statusStage }),
  category: Type.Optional(Category),
});

export const statusShapes = {
  ...shared,
  create: StatusCreate,
  /** Another `stageId` removes the status from its first stage. */
  update: Type.Object({ ...Type.Partial(StatusCreate).properties, version }),
};
export type StatusShapes = {
  [Name in keyof typeof statusShapes]: Static<(typeof statusShapes)[Name]>;
};
