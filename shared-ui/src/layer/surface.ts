import { createContext, use } from 'react';

/** Element of a foreign host that contains an embedded page; null in the console itself. */
export const SurfaceContext = createContext<HTMLElement | null>(null);

export const useSurface = (): HTMLElement => use(SurfaceContext) ?? document.body;
