import type { MenuEntry } from 'shared-ui';
import type { Resolved } from './destination';

/** A menu entry that leads somewhere; where this person cannot go, or must not, it says why. */
export const entryOf = (
  id: string,
  label: string,
  { href, refusal }: Resolved,
  reason?: string,
): MenuEntry => {
  if (refusal !== undefined) return { id, label, disabledReason: refusal };
  return reason === undefined ? { id, label, to: href } : { id, label, disabledReason: reason };
};
