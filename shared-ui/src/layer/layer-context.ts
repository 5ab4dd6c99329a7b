import { createContext } from 'react';

/** Container of floating layers: the open modal, else the landmark of their anchor. */
export const LayerContext = createContext<HTMLElement | null>(null);
