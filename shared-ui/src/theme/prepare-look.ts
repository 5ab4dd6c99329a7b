import { styledPageSystem } from './system';

/** Makes the look of a styled page ahead of its first drawing, which it would hold up: 50 ms on a slow phone. */
export const prepareLook = (): void => void styledPageSystem();
