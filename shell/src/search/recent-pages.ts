import { onSignOut, signedInPerson } from 'shared-auth';

export interface RecentPage {
  /** Address within the console. */
  address: string;
  title: string;
  /** Title of the route, such as `Applicant`. */
  page: string;
}

const maxRecentPages = 10;
const keyPrefix = 'recent-pages:';

const getKey = (): string => `${keyPrefix}${signedInPerson() ?? ''}`;

/** The last first. A closed storage has none. */
export const readRecentPages = (): RecentPage[] => {
  try {
    return JSON.parse(localStorage.getItem(getKey()) ?? '[]') as RecentPage[];
  } catch {
    return [];
  }
};

export const storeRecentPage = (page: RecentPage): void => {
  const others = readRecentPages().filter(({ address }) => address !== page.address);
  try {
    localStorage.setItem(getKey(), JSON.stringify([page, ...others].slice(0, maxRecentPages)));
  } catch {
    // Without storage, nothing is remembered.
  }
};

/** Names of people do not stay on a shared computer. */
onSignOut(() => {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(keyPrefix)) localStorage.removeItem(key);
  } catch {
    // Without storage, nothing was remembered.
  }
});
