import type { StatusCategory } from '../mark/status-mark';

export interface PickerItem {
  id: string | number;
  label: string;
  /** Of an applicant's status: draws its mark. */
  category?: StatusCategory | undefined;
  /** Of a person: draws their picture, or their initials when it is empty. */
  avatar?: string | undefined;
  /** Second line. */
  hint?: string | undefined;
  disabled?: boolean;
  /** Why it cannot be chosen. */
  reason?: string | undefined;
}

/** What a source answers for a search text: the entries so far, and whether there are more. */
export interface PickerOptions {
  items: readonly PickerItem[];
  hasMore: boolean;
  isLoading: boolean;
  error?: unknown;
  loadMore?: () => void;
  /** Asks again after an error. */
  retry?: () => void;
  /** Said in place of `Nothing matches` where there is nothing to choose from at all. */
  hint?: string | undefined;
  /** Adds an entry of this name, which is then chosen; a rejection's message is shown. */
  add?: ((name: string) => Promise<PickerItem>) | undefined;
}

/** A hook that reads a source's entries; it runs while the list is open only. */
export type UseOptions = (search: string) => PickerOptions;
