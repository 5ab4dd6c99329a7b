import type { PanelRef, RouteRef } from 'shell/sdk/define';

export const chat = 'chat.channels' as RouteRef;
export const chatChannel = 'chat.channel' as RouteRef<{ channelIdentifier: string }>;

export const applicantChat = 'chat.conversation' as PanelRef<{ applicantId: number }, undefined>;

export const addChatMembers = 'chat.add-members' as PanelRef<{ channelId: number }, undefined>;
