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

// As many as a job can be published on.
const limit = 100;

/** Every platform that a job can be published on now. */
export const usePlatforms = () => {
  const { data, error, reload } = useRead(getPlatforms, { query: { limit } });
  return { platforms: data?.data, error, reload };
};
