import { createContext, use } from 'react';

/** Element of a foreign host page that contains the console; null if the console is not embedded. */
export const SurfaceContext = createContext<HTMLElement | null>(null);

export const useSurface = (): HTMLElement => use(SurfaceContext) ?? document.body;
