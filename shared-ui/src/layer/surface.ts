import { createContext, use } from 'react';

/** Element that a foreign host gives a page to be drawn in; a page of its own has the body. */
export const SurfaceContext = createContext<HTMLElement | null>(null);

/** Where drawers, dialogs and notifications are drawn. */
export const useSurface = (): HTMLElement => use(SurfaceContext) ?? document.body;
