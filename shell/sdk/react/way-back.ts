import { createContext } from 'react';

export type WayBack = () => boolean;

const canGoBack: WayBack = () => {
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  return idx > 0;
};

/**
 * By default the browser's history says whether Back is possible; an embedded page passes its own
 * function.
 */
export const WayBackContext = createContext(canGoBack);
