import { Type, type Static } from 'typebox';
import { Id, PageQuery, SortKey } from '../../answer';
import { messages } from '../../messages';
import { Selection } from '../../selection';

/** 1 on, 0 off. */
const flag = Type.Union([Type.Literal(0), Type.Literal(1)]);

/** `filter`: 10 all, 20 active, 30 inactive, as `activeStatus`. `own`: what the caller may view. */
export const GroupFilter = Type.Object({
  search: PageQuery.properties.search,
  filter: Type.Optional(Type.Union([Type.Literal(10), Type.Literal(20), Type.Literal(30)])),
  activeStatus: Type.Optional(flag),
  own: Type.Optional(flag),
});
export type GroupFilter = Static<typeof GroupFilter>;

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
  members: Type.Array(Type.String()),
  memberList: Type.Array(Type.Object({ userId: Id, name: Type.String() })),
  location: Type.Union([Type.Object({ city: Type.String() }), Type.Null()]),
  version: Type.Integer(),
});
export type GroupRecord = Static<typeof GroupRecord>;

/** Without permission to view the group, only `id` and `groupName` are set. */
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

/** `members` are user ids; membership gives access to the group's jobs. */
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
