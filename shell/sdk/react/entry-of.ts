import type { MenuEntry } from 'shared-ui';
import type { ResolvedDestination } from './destination';

type LinkableMenuEntry = Pick<MenuEntry, 'to' | 'isHidden' | 'disabledReason'>;

/**
 * Props of a link button: `<Button {...leadTo(useDestination(…))}>` hides the button if the user's roles
 * never allow the route.
 */
export const leadTo = (
  { href, refusal, isForbidden = false }: ResolvedDestination,
  reason?: string,
): LinkableMenuEntry => {
  if (refusal !== undefined) return { isHidden: isForbidden, disabledReason: refusal };
  return reason === undefined ? { to: href } : { disabledReason: reason };
};

export const entryOf = (
  id: string,
  label: string,
  destination: ResolvedDestination,
  reason?: string,
): MenuEntry => ({ id, label, ...leadTo(destination, reason) });
