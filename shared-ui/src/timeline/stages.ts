import type { ReactNode } from 'react';
import type { StatusCategory } from '../mark/status-mark';

/** State of a stage or status for an applicant; the server derives it from the history. */
export type TimelineState = 'past' | 'present' | 'notVisited' | 'future';

export interface CountLink {
  count?: number | undefined;
  to?: string | undefined;
  /** Reason why the count is not a link. */
  refusal?: string | undefined;
}

export interface TimelineStatus extends CountLink {
  id: string | number;
  name: string;
  category: StatusCategory;
  state?: TimelineState | undefined;
  isCurrent?: boolean | undefined;
  note?: ReactNode;
}

export interface TimelineStage extends CountLink {
  id: string | number;
  name: string;
  /** Colour of the stage as `#rrggbb`. */
  colour?: string | null | undefined;
  state?: TimelineState | undefined;
  statuses: readonly TimelineStatus[];
}

export const timelineStateTexts: Record<TimelineState, string> = {
  past: 'Past',
  present: 'Present',
  notVisited: 'Not visited',
  future: 'Future',
};
