import type { MenuEntry } from 'shared-ui';
import type { resolve } from 'shell/sdk/react';

/** A menu entry that leads somewhere; where this person cannot go, it says why. */
export const entryOf = (
  id: string,
  label: string,
  { href, refusal }: ReturnType<typeof resolve>,
): MenuEntry =>
  refusal === undefined ? { id, label, to: href } : { id, label, disabledReason: refusal };
