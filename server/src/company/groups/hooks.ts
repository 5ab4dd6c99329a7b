import { defineHook } from '../../platform/hook';

export const teamChatsSwitchedOn = defineHook<{ groupIds: readonly number[] }>();
