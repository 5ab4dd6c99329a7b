/** Travels with an address that the host asked for, not a person in the embedded page. */
export const hostMove = { isOfHost: true };

export const isHostMove = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOfHost' in state;
