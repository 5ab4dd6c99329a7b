import type { PanelRef, RouteRef } from 'shell/sdk/define';

export const chat = 'chat.channels' as RouteRef;
export const chatChannel = 'chat.channel' as RouteRef<{ channelIdentifier: string }>;

/** The drawer with the conversation about one applicant, beside the list that it was opened from. */
export const applicantChat = 'chat.conversation' as PanelRef<{ applicantId: number }, undefined>;

/** The drawer in which people are added to a channel. */
export const addChatMembers = 'chat.add-members' as PanelRef<{ channelId: number }, undefined>;
