import type { One } from '../../answer';
import { call } from '../../call';
import { recordCalls } from '../../record-calls';
import type { GroupRecord, GroupShapes } from './group';

/** Kinds that a write to a group changes; membership decides who may use the chats of its jobs. */
const changedByGroups = ['group', 'chat-member'];

/** `getMany` also serves pickers: staff who may not view a group get only its name. */
export const groupCalls = recordCalls<GroupShapes>('group', ['job'], { changes: changedByGroups });

/** Same as `groupCalls.update`, by POST as the specification requires. */
export const updateGroupByPost = call<{
  params: { id: number };
  body: GroupShapes['update'];
  reply: One<GroupRecord>;
}>('POST', '/api/v1/group/:id', { changes: changedByGroups });
