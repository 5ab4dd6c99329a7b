import type { ReactNode } from 'react';

/** One thing a menu or a row offers. */
export interface MenuEntry {
  id: string;
  label: string;
  /** A second, quieter line. */
  words?: ReactNode;
  icon?: ReactNode;
  tone?: 'bad';
  /** Never open to this person: it is not shown at all. */
  isHidden?: boolean;
  /** Why it cannot be chosen now; it stays visible and says so. */
  disabledReason?: string | undefined;
  onSelect?: () => void;
  /** Address inside the console. */
  to?: string;
  /** Address outside the console; it opens in a new tab. */
  href?: string;
  /** Makes it a choice among others. */
  checked?: boolean;
  /** A line above it. */
  divided?: boolean;
}

/** The entries that a menu or a bar draws. */
export const shownEntries = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.filter(({ isHidden }) => !isHidden);
