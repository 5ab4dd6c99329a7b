import { createContext } from 'react';

/** Element that floating parts are drawn into: a modal's own, else the landmark of their anchor. */
export const LayerContext = createContext<HTMLElement | null>(null);
