import type { MenuEntry } from 'shared-ui';
import type { Resolved } from './destination';

type Leading = Pick<MenuEntry, 'to' | 'isHidden' | 'disabledReason'>;

/** `<Button {...leadTo(useDestination(…))}>` hides a route that the user can never open. */
export const leadTo = (
  { href, refusal, isForbidden = false }: Resolved,
  reason?: string,
): Leading => {
  if (refusal !== undefined) return { isHidden: isForbidden, disabledReason: refusal };
  return reason === undefined ? { to: href } : { disabledReason: reason };
};

export const entryOf = (
  id: string,
  label: string,
  destination: Resolved,
  reason?: string,
): MenuEntry => ({ id, label, ...leadTo(destination, reason) });
