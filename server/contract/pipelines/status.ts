import { Type, type Static } from 'typebox';
import { Id, PageQuery, SortKey } from '../answer';
import { Category, orNull } from '../applicants/application';
import { messages } from '../messages';
import { Selection } from '../selection';

const name = (sentence: string) =>
  Type.String({ minLength: 1, maxLength: 100, pattern: '\\S', 'x-sentence': sentence });
const version = Type.Optional(Type.Integer());
const ids = Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100 }));

/** `stageId` leaves the statuses of one stage. */
export const StatusFilter = Type.Object({
  search: PageQuery.properties.search,
  category: Type.Optional(Category),
  stageId: Type.Optional(Id),
});
export type StatusFilter = Static<typeof StatusFilter>;

/** What stands in both views of a status for those who may view setup. */
const Setup = {
  /** One of every installation: it stays as it is. */
  isReserved: Type.Boolean(),
  /** Stages that have it, by name. */
  stages: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  jobApplicationCount: Type.Integer(),
  version: Type.Integer(),
};

const ApplicantStatusRecord = Type.Object({
  id: Id,
  status: Type.String(),
  category: Category,
  ...Setup,
});
export type ApplicantStatusRecord = Static<typeof ApplicantStatusRecord>;

/** Without the permission to view setup only `id`, `status` and `category`. */
const ApplicantStatusRow = Type.Object({
  ...Type.Partial(ApplicantStatusRecord).properties,
  id: Id,
  status: Type.String(),
  category: Category,
});
export type ApplicantStatusRow = Static<typeof ApplicantStatusRow>;

const ApplicantStatusCreate = Type.Object({
  status: name(messages.setup.statusName),
  category: Type.Optional(Category),
});

const ApplicantStatusSelection = Selection('id', StatusFilter);
export type ApplicantStatusSelection = Static<typeof ApplicantStatusSelection>;

export const applicantStatusShapes = {
  query: Type.Object({
    ...PageQuery.properties,
    ...StatusFilter.properties,
    id: ids,
    sort: Type.Optional(SortKey('status', 'category')),
  }),
  row: ApplicantStatusRow,
  record: ApplicantStatusRecord,
  create: ApplicantStatusCreate,
  update: Type.Object({ ...Type.Partial(ApplicantStatusCreate).properties, version }),
  selection: ApplicantStatusSelection,
};
export type ApplicantStatusShapes = {
  [Name in keyof typeof applicantStatusShapes]: Static<(typeof applicantStatusShapes)[Name]>;
};

/** `stageId` is the first stage that has it, `stageStatus` that stage. */
const StatusRecord = Type.Object({
  id: Id,
  name: Type.String(),
  category: Category,
  stageId: orNull(Id),
  stageStatus: orNull(Type.Object({ id: Id, name: Type.String() })),
  ...Setup,
});
export type StatusRecord = Static<typeof StatusRecord>;

/** Without the permission to view setup only `id`, `name` and `category`. */
const StatusRow = Type.Object({
  ...Type.Partial(StatusRecord).properties,
  id: Id,
  name: Type.String(),
  category: Category,
});
export type StatusRow = Static<typeof StatusRow>;

/** A new status becomes the last of its stage, before Rejected. */
const StatusCreate = Type.Object({
  name: name(messages.setup.newStatusName),
  stageId: Type.Integer({ ...Id, 'x-sentence': messages.setup.statusStage }),
  category: Type.Optional(Category),
});

const StatusSelection = Selection('id', StatusFilter);
export type StatusSelection = Static<typeof StatusSelection>;

export const statusShapes = {
  query: Type.Object({
    ...PageQuery.properties,
    ...StatusFilter.properties,
    id: ids,
    sort: Type.Optional(SortKey('name', 'id')),
  }),
  row: StatusRow,
  record: StatusRecord,
  create: StatusCreate,
  /** Another `stageId` takes it out of the first stage that has it. */
  update: Type.Object({ ...Type.Partial(StatusCreate).properties, version }),
  selection: StatusSelection,
};
export type StatusShapes = {
  [Name in keyof typeof statusShapes]: Static<(typeof statusShapes)[Name]>;
};
