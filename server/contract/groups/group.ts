import { Type, type Static } from 'typebox';
import { Id, PageQuery, SortKey } from '../answer';
import { messages } from '../messages';
import { Selection } from '../selection';

/** 1 is on, 0 off. */
const flag = Type.Union([Type.Literal(0), Type.Literal(1)]);

/**
 * `filter` is 10 for all, 20 for active groups, 30 for the others; `activeStatus` says the same again, as
 * the console has both. `own` leaves the groups that the caller may view whole.
 */
export const GroupFilter = Type.Object({
  search: PageQuery.properties.search,
  filter: Type.Optional(Type.Union([Type.Literal(10), Type.Literal(20), Type.Literal(30)])),
  activeStatus: Type.Optional(flag),
  own: Type.Optional(flag),
});
export type GroupFilter = Static<typeof GroupFilter>;

/** `id`, repeated, finds entries that were chosen earlier. */
const GroupQuery = Type.Object({
  ...PageQuery.properties,
  ...GroupFilter.properties,
  id: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100 })),
  sort: Type.Optional(SortKey('groupName', 'activeStatus')),
});

const GroupRecord = Type.Object({
  id: Id,
  groupName: Type.String(),
  groupDescription: Type.String(),
  activeStatus: flag,
  enableReferralChat: flag,
  /** Names of the members. */
  members: Type.Array(Type.String()),
  memberList: Type.Array(Type.Object({ userId: Id, name: Type.String() })),
  location: Type.Union([Type.Object({ city: Type.String() }), Type.Null()]),
  version: Type.Integer(),
});
export type GroupRecord = Static<typeof GroupRecord>;

/** Without the permission to view this group only `id` and `groupName`; the rest is absent or null. */
const GroupRow = Type.Unsafe<Partial<GroupRecord> & Pick<GroupRecord, 'id' | 'groupName'>>(
  Type.Object({
    ...Object.fromEntries(
      Object.entries(GroupRecord.properties).map(([name, schema]) => [
        name,
        Type.Optional(Type.Union([schema, Type.Null()])),
      ]),
    ),
    id: Id,
    groupName: Type.String(),
  }),
);
export type GroupRow = Static<typeof GroupRow>;

/** `members` are ids of people; a group gives them access to its jobs. */
const GroupCreate = Type.Object({
  groupName: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
  groupDescription: Type.String({
    minLength: 1,
    maxLength: 1_000,
    pattern: '\\S',
    'x-sentence': messages.group.required,
  }),
  activeStatus: flag,
  enableReferralChat: flag,
  members: Type.Array(Id, {
    minItems: 1,
    maxItems: 500,
    'x-sentence': messages.group.required,
  }),
});
export type GroupCreate = Static<typeof GroupCreate>;

const GroupUpdate = Type.Object({
  ...Type.Partial(GroupCreate).properties,
  version: Type.Optional(Type.Integer()),
});

const GroupSelection = Selection('id', GroupFilter);
export type GroupSelection = Static<typeof GroupSelection>;

export const groupShapes = {
  query: GroupQuery,
  row: GroupRow,
  record: GroupRecord,
  create: GroupCreate,
  update: GroupUpdate,
  selection: GroupSelection,
};
export type GroupShapes = {
  [Name in keyof typeof groupShapes]: Static<(typeof groupShapes)[Name]>;
};
