import { enterPlace } from '../../sdk/react';

/** Ids of the embedded pages in this document, the last used page at the end. */
let pageIds: readonly string[] = [];
const listeners = new Set<() => void>();

const setPageIds = (next: readonly string[]): void => {
  pageIds = next;
  enterPlace(pageIds.at(-1) ?? '');
  for (const listener of listeners) listener();
};

const listOtherPageIds = (place: string) => pageIds.filter((other) => other !== place);

export const embeddedPageStore = {
  latest: (): string => pageIds.at(-1) ?? '',
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  use: (place: string): void => {
    if (pageIds.at(-1) !== place) setPageIds([...listOtherPageIds(place), place]);
  },
  leave: (place: string): void => setPageIds(listOtherPageIds(place)),
  isEmpty: (): boolean => pageIds.length === 0,
};
