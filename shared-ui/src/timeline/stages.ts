import type { ReactNode } from 'react';
import type { StatusCategory } from '../mark/status-mark';

/** Where a stage or a status stands on an applicant's way; the server computes it from the history. */
export type TimelineState = 'past' | 'present' | 'notVisited' | 'future';

export interface Counted {
  /** How many are in it. */
  count?: number | undefined;
  /** Where the count leads. */
  to?: string | undefined;
  /** Why the count leads nowhere. */
  refusal?: string | undefined;
}

export interface TimelineStatus extends Counted {
  id: string | number;
  name: string;
  category: StatusCategory;
  state?: TimelineState | undefined;
  isCurrent?: boolean | undefined;
  /** When and by whom it was reached, for instance. */
  note?: ReactNode;
}

export interface TimelineStage extends Counted {
  id: string | number;
  name: string;
  /** A colour of the record, as `#2a7440`. */
  colour?: string | null | undefined;
  state?: TimelineState | undefined;
  statuses: readonly TimelineStatus[];
}

export const stateWords: Record<TimelineState, string> = {
  past: 'Past',
  present: 'Present',
  notVisited: 'Not visited',
  future: 'Future',
};
