import { onSignOut, signedInPerson } from 'shared-auth';

export interface RecentPage {
  /** Address of the page within the console. */
  address: string;
  title: string;
  /** Title of the page's route, such as `Applicant`. */
  page: string;
}

const maxRecentPages = 10;
const keyPrefix = 'recent-pages:';

const getKey = (): string => `${keyPrefix}${signedInPerson() ?? ''}`;

/** Recently opened pages, latest first; empty if browser storage is unavailable. */
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
    // Errors are ignored: without browser storage, no recent pages are stored.
  }
};

/** Deletes recent pages at sign-out, so that names of people do not stay on a shared computer. */
onSignOut(() => {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(keyPrefix)) localStorage.removeItem(key);
  } catch {
    // Errors are ignored: without browser storage, there are no recent pages to delete.
  }
});
