import type { MenuEntry } from 'shared-ui';

/** What a permission says of an action, for one record or for any. */
export interface Offer {
  offer: (isOpen?: boolean) => Pick<MenuEntry, 'isHidden' | 'disabledReason'>;
}
