import { Type, type Static } from 'typebox';
import { Id } from '../../answer';
import { messages } from '../../messages';
import {
  nonBlankText,
  createRecordShapes,
  type RecordFilter,
  type RecordShapeTypes,
} from '../../record-shapes';

/** Boolean as in the specification: 1 on, 0 off. */
const flag = Type.Union([Type.Literal(0), Type.Literal(1)]);

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

/** Callers who may not view the group get only `id` and `groupName`. */
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

export const groupShapes = createRecordShapes({
  /**
   * `filter` is another form of `activeStatus`: 10 all, 20 active, 30 inactive. `own`: groups in the caller's
   * scope.
   */
  filter: {
    filter: Type.Optional(Type.Union([Type.Literal(10), Type.Literal(20), Type.Literal(30)])),
    activeStatus: Type.Optional(flag),
    own: Type.Optional(flag),
  },
  sorts: ['groupName', 'activeStatus'],
  record: GroupRecord,
  row: GroupRow,
  /** `members` are ids of users, who get access to the group's jobs. */
  create: {
    groupName: nonBlankText(),
    groupDescription: nonBlankText(1_000, messages.group.required),
    activeStatus: flag,
    enableReferralChat: flag,
    members: Type.Array(Id, {
      minItems: 1,
      maxItems: 500,
      'x-sentence': messages.group.required,
    }),
  },
});
export type GroupShapes = RecordShapeTypes<typeof groupShapes>;
export type GroupFilter = RecordFilter<GroupShapes>;
export type GroupCreate = GroupShapes['create'];
export type GroupSelection = GroupShapes['selection'];
