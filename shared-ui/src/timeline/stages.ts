/** Where a stage or a status stands on an applicant's way; the server computes it from the history. */
export type TimelineState = 'past' | 'present' | 'notVisited' | 'future';

export interface TimelineStatus {
  id: string | number;
  name: string;
  state?: TimelineState | undefined;
  isCurrent?: boolean | undefined;
  /** How many are in it. */
  count?: number | undefined;
  /** When and by whom it was reached, for instance. */
  note?: string | undefined;
  /** Makes the name a link. */
  to?: string | undefined;
}

export interface TimelineStage {
  id: string | number;
  name: string;
  /** A colour of the record, as `#2a7440`. */
  colour?: string | null | undefined;
  state?: TimelineState | undefined;
  count?: number | undefined;
  statuses: readonly TimelineStatus[];
}

export const stateWords: Record<TimelineState, string> = {
  past: 'Past',
  present: 'Present',
  notVisited: 'Not visited',
  future: 'Future',
};
