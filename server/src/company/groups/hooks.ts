import { defineHook } from '../../platform/hook';

export const teamChatsEnabled = defineHook<{ groupIds: readonly number[] }>();
