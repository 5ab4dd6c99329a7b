import type { ReactNode } from 'react';

export interface MenuEntry {
  id: string;
  label: string;
  words?: ReactNode;
  icon?: ReactNode;
  tone?: 'bad';
  isHidden?: boolean;
  /** Reason why the entry is disabled; it stays visible with the reason. */
  disabledReason?: string | undefined;
  onSelect?: () => void;
  to?: string;
  /** Address outside the console; opens in a new tab. */
  href?: string;
  checked?: boolean;
  /** In a list, the key `e` takes the first such action of a row. */
  takesE?: boolean;
  /** Draws a line above the entry. */
  divided?: boolean;
}

export const shownEntries = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.filter(({ isHidden }) => !isHidden);
