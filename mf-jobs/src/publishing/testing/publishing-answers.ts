import { call } from 'server/contract/call';
import type { Many } from 'server/contract/answer';
import type { JobPublications, Publication } from 'server/contract/jobs/publishing/publishing';
import type { Platform } from '../use-platforms';

export const getPlatforms = call<{ reply: Many<Platform> }>('GET', '/api/v1/platform');

export const platforms: Platform[] = [
  { id: 1, name: 'Notice Board' },
  { id: 2, name: 'Campus Offices' },
  { id: 3, name: 'Newspaper' },
];

export const toPublicationReceipt = (
  platform: Platform,
  changes: Partial<Publication> = {},
): Publication => ({
  platform,
  type: 'manual-record',
  state: 'live',
  url: '',
  publishedAt: '2026-11-20T04:30:00Z',
  endedAt: null,
  actor: { userId: 1, name: 'Asha', lastName: 'Verma' },
  message: '',
  checkedAt: null,
  seenAt: null,
  drift: '',
  ...changes,
});

export const publicationsOn = (
  live: Platform[],
  changes: Partial<JobPublications> = {},
): JobPublications => ({
  publishplatforms: live,
  publications: live.map((platform) => toPublicationReceipt(platform)),
  status: live.length > 0 ? 'Published' : 'Saved',
  version: 4,
  refusingBoards: [],
  ...changes,
});
