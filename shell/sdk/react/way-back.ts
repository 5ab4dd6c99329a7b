import { createContext } from 'react';

export type WayBack = () => boolean;

const canGoBack: WayBack = () => {
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  return idx > 0;
};

/**
 * Function that returns whether Back is possible: by default from the browser's history; an embedded page
 * passes its own.
 */
export const WayBackContext = createContext(canGoBack);
