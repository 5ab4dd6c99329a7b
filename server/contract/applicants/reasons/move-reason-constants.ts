import type { StatusCategory } from '../applications/application-constants';

/** Categories of status for which a move has a reason. */
export const reasonCategories = ['rejected', 'withdrawn'] as const satisfies StatusCategory[];
export type ReasonCategory = (typeof reasonCategories)[number];

export const isReasonCategory = (category: StatusCategory): category is ReasonCategory =>
  reasonCategories.some((one) => one === category);

export const reasonCategoryNames: Readonly<Record<ReasonCategory, string>> = {
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};
