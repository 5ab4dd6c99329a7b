import type { StatusCategory } from '../mark/status-mark';

export interface PickerItem {
  id: string | number;
  label: string;
  /** Category of an applicant's status, which determines the colour of its dot. */
  category?: StatusCategory | undefined;
  /** URL of a person's picture; initials are shown if it is empty. */
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
  /** Text shown in place of `Nothing matches` if the source has no items at all. */
  hint?: string | undefined;
  /** Adds an item to the source, which is then chosen; if the promise rejects, the error message is shown. */
  add?: ((name: string) => Promise<PickerItem>) | undefined;
}

/** Hook that reads the options of a picker; called only while the list is open. */
export type UseOptions = (search: string) => PickerOptions;
