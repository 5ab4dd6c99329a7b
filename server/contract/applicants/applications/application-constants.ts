/** Categories of statuses: what a status means for lists and rules, whatever its name. */
export const statusCategories = [
  'start',
  'active',
  'on-hold',
  'hired',
  'rejected',
  'withdrawn',
] as const;
export type StatusCategory = (typeof statusCategories)[number];

/** Progress of a recruiter's applications: open, closed, or open after the last day of the job. */
export const recruiterProgress = ['inprogress', 'closed', 'overdue'] as const;

/**
 * Values of the filter by progress. `relevant`: neither rejected nor withdrawn; `shortlisted`: active, on
 * hold or hired.
 */
export const progressNames = [...recruiterProgress, 'relevant', 'shortlisted'] as const;
export type ProgressName = (typeof progressNames)[number];

export const openCategories = ['start', 'active', 'on-hold'] as const satisfies StatusCategory[];

export const applicationSorts = ['name', 'date', 'status', 'experience'] as const;
export type ApplicationSort = (typeof applicationSorts)[number];

export const applicationActions = ['status', 'assign', 'attach', 'delete'] as const;
export type ApplicationAction = (typeof applicationActions)[number];

/** Older value of the status filter, for all statuses of category `hired`. */
export const hiredCode = 19;

/** Maximum number of rows that one call moves, in one transaction. */
export const mostMovedAtOnce = 1_000;

export const undoSeconds = 30;
