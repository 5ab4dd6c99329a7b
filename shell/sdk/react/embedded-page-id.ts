import { createContext } from 'react';

/** Id of an embedded page, since one document can contain several; empty in the console. */
export const PlaceContext = createContext('');

let latest = '';

export const latestPlace = (): string => latest;

export const enterPlace = (place: string): void => {
  latest = place;
};
