import { createContext } from 'react';

/**
 * Id of the embedded page, since one document can contain several embedded pages; empty in the console
 * itself.
 */
export const PlaceContext = createContext('');

let latest = '';

export const latestPlace = (): string => latest;

export const enterPlace = (place: string): void => {
  latest = place;
};
