import { defineHook } from '../../platform/hook';

/** The chats of hiring teams were switched on. */
export const teamChatsSwitchedOn = defineHook<{ groupIds: readonly number[] }>();
