import type { RouteRef } from 'shell/sdk/define';

export const chat = 'chat.channels' as RouteRef;
export const chatChannel = 'chat.channel' as RouteRef<{ channelIdentifier: string }>;
