import type { ReactNode } from 'react';

export interface MenuEntry {
  id: string;
  label: string;
  words?: ReactNode;
  icon?: ReactNode;
  tone?: 'bad';
  isHidden?: boolean;
  /** Reason why the entry is disabled; the entry stays visible and shows the reason. */
  disabledReason?: string | undefined;
  onSelect?: () => void;
  to?: string;
  /** URL outside the console, which opens in a new tab. */
  href?: string;
  checked?: boolean;
  /** True for an entry that the key `e` triggers in a row of a list; the first such entry counts. */
  takesE?: boolean;
  /** Draws a separator above the entry. */
  divided?: boolean;
}

export const shownEntries = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.filter(({ isHidden }) => !isHidden);
