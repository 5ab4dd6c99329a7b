import { createContext } from 'react';

/** Names one of several pages that are embedded in one document; the console is one page. */
export const PlaceContext = createContext('');

let latest = '';

/** The page that a person used last: what is opened without saying where belongs to it. */
export const latestPlace = (): string => latest;

export const enterPlace = (place: string): void => {
  latest = place;
};
