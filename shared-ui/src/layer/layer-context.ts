import { createContext } from 'react';

/** Container element of floating layers: the open modal, else the landmark that contains their anchor. */
export const LayerContext = createContext<HTMLElement | null>(null);
