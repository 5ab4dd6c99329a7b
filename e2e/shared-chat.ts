import type { Page } from '@playwright/test';
import { readData } from './call-api';

export interface Channel {
  id: number;
  channelName: string;
}

export const openSharedChat = async (referrer: Page, recruiter: Page): Promise<Channel> => {
  const query = { limit: 500 };
  const read = await readData<Channel[]>(recruiter, '/api/v1/channels', { query });
  const own = await readData<Channel[]>(referrer, '/api/v1/channels', { query });
  const shared = own.find((channel) => read.some(({ id }) => id === channel.id));
  if (!shared) throw new Error('The demo’s referrer and recruiter share no chat');
  return shared;
};
