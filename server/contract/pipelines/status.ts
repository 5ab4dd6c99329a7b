import { Type, type Static } from 'typebox';
import { Id, PageQuery, SortKey } from '../answer';
import { Category, orNull } from '../applicants/application';
import { messages } from '../messages';
import { Selection } from '../selection';

const text = (sentence: string) =>
  Type.String({ minLength: 1, maxLength: 100, pattern: '\\S', 'x-sentence': sentence });
const version = Type.Optional(Type.Integer());

/** `stageId` leaves the statuses of one stage. */
export const StatusFilter = Type.Object({
  search: PageQuery.properties.search,
  category: Type.Optional(Category),
  stageId: Type.Optional(Id),
});
export type StatusFilter = Static<typeof StatusFilter>;

/** The one text of a status under the name of each of its calls. */
const Text = { name: Type.String(), status: Type.String() };

/** `stageId` is the first stage that has it, `stageStatus` that stage. */
const StatusRecord = Type.Object({
  id: Id,
  ...Text,
  category: Category,
  version: Type.Integer(),
  stageId: orNull(Id),
  stageStatus: orNull(Type.Object({ id: Id, name: Type.String() })),
  /** One of every installation: it stays as it is. */
  isReserved: Type.Boolean(),
  /** Stages that have it, by name. */
  stages: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  jobApplicationCount: Type.Integer(),
  /** Defaults of General Settings that are this status. */
  defaultCount: Type.Integer(),
});
export type StatusRecord = Static<typeof StatusRecord>;

/** Without the permission to view setup only `id`, its text, `category` and `version`. */
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

/** A new status becomes the last of its stage, before Rejected. */
const StatusCreate = Type.Object({
  name: text(messages.setup.newStatusName),
  stageId: Type.Integer({ ...Id, 'x-sentence': messages.setup.statusStage }),
  category: Type.Optional(Category),
});

export const statusShapes = {
  ...shared,
  create: StatusCreate,
  /** Another `stageId` takes it out of the first stage that has it. */
  update: Type.Object({ ...Type.Partial(StatusCreate).properties, version }),
};
export type StatusShapes = {
  [Name in keyof typeof statusShapes]: Static<(typeof statusShapes)[Name]>;
};
