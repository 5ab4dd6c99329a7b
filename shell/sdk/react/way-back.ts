import { createContext } from 'react';

/** Whether a person came to this page from another of the console, to which Back leads. */
export type WayBack = () => boolean;

const isKnownToBrowser: WayBack = () => {
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  return idx > 0;
};

/** The browser knows it of the console's own page; a page inside another app's has to be told. */
export const WayBackContext = createContext(isKnownToBrowser);
