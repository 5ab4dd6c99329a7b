import type { StatusCategory } from '../mark/status-mark';

export interface PickerItem {
  id: string | number;
  label: string;
  /** Category of an applicant's status; draws its mark. */
  category?: StatusCategory | undefined;
  /** Address of a person's picture; initials are drawn if it is empty. */
  avatar?: string | undefined;
  hint?: string | undefined;
  disabled?: boolean;
  reason?: string | undefined;
}

export interface PickerOptions {
  items: readonly PickerItem[];
  hasMore: boolean;
  isLoading: boolean;
  error?: unknown;
  loadMore?: () => void;
  retry?: () => void;
  /** Replaces `Nothing matches` when the source has no items at all. */
  hint?: string | undefined;
  /** Adds an item, which is then chosen; a rejection's message is shown. */
  add?: ((name: string) => Promise<PickerItem>) | undefined;
}

/** A hook that reads a source; it runs only while the list is open. */
export type UseOptions = (search: string) => PickerOptions;
