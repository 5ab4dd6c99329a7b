import type { MenuEntry } from 'shared-ui';

export interface Offer {
  offer: (isOpen?: boolean) => Pick<MenuEntry, 'isHidden' | 'disabledReason'>;
}
