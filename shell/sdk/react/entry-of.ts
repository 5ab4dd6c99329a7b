import type { MenuEntry } from 'shared-ui';
import type { Resolved } from './destination';

/** What makes a button or an entry of a menu lead somewhere, or why it does not. */
type Leading = Pick<MenuEntry, 'to' | 'isHidden' | 'disabledReason'>;

/**
 * Makes a button lead somewhere: `<Button {...leadTo(useDestination(…))}>`. Where this person can never
 * go there is none; where they cannot go now, or must not for `reason`, it says why.
 */
export const leadTo = (
  { href, refusal, isForbidden = false }: Resolved,
  reason?: string,
): Leading => {
  if (refusal !== undefined) return { isHidden: isForbidden, disabledReason: refusal };
  return reason === undefined ? { to: href } : { disabledReason: reason };
};

/** The same as an entry of a menu. */
export const entryOf = (
  id: string,
  label: string,
  destination: Resolved,
  reason?: string,
): MenuEntry => ({ id, label, ...leadTo(destination, reason) });
