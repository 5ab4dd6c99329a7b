import { createContext } from 'react';

/** Element that floating parts are drawn into: a modal's own, else the page's body. */
export const LayerContext = createContext<HTMLElement | null>(null);
