/** History state of a navigation by the host. */
export const hostMove = { isOfHost: true };

export const isHostMove = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOfHost' in state;
