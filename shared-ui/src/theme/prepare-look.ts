import { getStyledPageSystem } from './system';

/** Builds the Chakra system before the first render, since this takes 50 ms on a slow phone. */
export const prepareLook = (): void => void getStyledPageSystem();
