/** What a status means to lists and rules, whatever it is called. */
export const statusCategories = [
  'start',
  'active',
  'on-hold',
  'hired',
  'rejected',
  'withdrawn',
] as const;
export type StatusCategory = (typeof statusCategories)[number];

/** Where a recruiter's work stands: under way, over, or under way past the job's last day. */
export const recruiterProgress = ['inprogress', 'closed', 'overdue'] as const;

/** The same, who is neither rejected nor withdrawn, and who of them came further than their application. */
export const progressNames = [...recruiterProgress, 'relevant', 'shortlisted'] as const;
export type ProgressName = (typeof progressNames)[number];

/** Statuses of who is still under way. */
export const openCategories = ['start', 'active', 'on-hold'] as const satisfies StatusCategory[];

export const applicationSorts = ['name', 'date', 'status', 'experience'] as const;
export type ApplicationSort = (typeof applicationSorts)[number];

/** What can be done with an application: `assign` its recruiter, `attach` another resume or none. */
export const applicationActions = ['status', 'assign', 'attach', 'delete'] as const;
export type ApplicationAction = (typeof applicationActions)[number];

/** An older code that asks for everyone who was hired, whatever the status is called. */
export const hiredCode = 19;

/** Most rows that one call of a bulk change moves, in one transaction. */
export const mostMovedAtOnce = 1_000;

/** Seconds for which a change of status can be taken back. */
export const undoSeconds = 30;
