import type { One } from '../answer';
import { call } from '../call';
import { recordCalls } from '../record-calls';
import type { GroupRecord, GroupShapes } from './group';

/** A group says who reads the chats of its jobs, and whether anything is written there. */
const changes = ['group', 'chat-member'];

/** `getMany` is also the lookup of groups: staff who may not view a group get its name. */
export const groupCalls = recordCalls<GroupShapes>('group', ['job'], { changes });

/** The same as `groupCalls.update`, as the specification has it. */
export const updateGroupByPost = call<{
  params: { id: number };
  body: GroupShapes['update'];
  reply: One<GroupRecord>;
}>('POST', '/api/v1/group/:id', { changes });
