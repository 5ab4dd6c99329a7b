import type { ReactNode } from 'react';

/** One thing a menu or a row offers. */
export interface MenuEntry {
  id: string;
  label: string;
  icon?: ReactNode;
  tone?: 'bad';
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
