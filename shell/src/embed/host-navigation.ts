/** History state that marks a navigation by the host page, not by the user. */
export const hostNavigationState = { isOfHost: true };

export const isHostNavigation = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOfHost' in state;
