import { routeRef } from 'shell/sdk/define';

export const chat = routeRef('chat.channels');
export const chatChannel = routeRef<{ channelIdentifier: string }>('chat.channel');
