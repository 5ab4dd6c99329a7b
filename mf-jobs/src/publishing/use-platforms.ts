import type { Many, PageQuery } from 'server/contract/answer';
import { call } from 'server/contract/call';
import { lookups } from 'server/contract/lookups';
import { useRead } from 'shared-auth';

export interface Platform {
  id: number;
  name: string;
}

const getPlatforms = call<{ query: PageQuery; reply: Many<Platform> }>(
  'GET',
  lookups.platforms.path,
);

// A job can be published on at most 100 platforms.
const platformLimit = 100;

export const usePlatforms = () => {
  const { data, error, reload } = useRead(getPlatforms, { query: { limit: platformLimit } });
  return { platforms: data?.data, error, reload };
};
