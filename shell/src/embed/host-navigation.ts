/** History state of a navigation by the host. */
export const hostNavigationState = { isOfHost: true };

export const isHostNavigation = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOfHost' in state;
