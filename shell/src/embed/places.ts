import { enterPlace } from '../../sdk/react';

/** The embedded pages of this document, the last used one at the end. */
let places: readonly string[] = [];
const listeners = new Set<() => void>();

const become = (next: readonly string[]): void => {
  places = next;
  enterPlace(places.at(-1) ?? '');
  for (const listener of listeners) listener();
};

const without = (place: string) => places.filter((other) => other !== place);

export const placeStore = {
  latest: (): string => places.at(-1) ?? '',
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  use: (place: string): void => {
    if (places.at(-1) !== place) become([...without(place), place]);
  },
  leave: (place: string): void => become(without(place)),
  isEmpty: (): boolean => places.length === 0,
};
