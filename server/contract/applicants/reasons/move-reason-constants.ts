import type { StatusCategory } from '../applications/application-constants';

/** Categories of statuses that need or allow a reason when an applicant is moved. */
export const reasonCategories = ['rejected', 'withdrawn'] as const satisfies StatusCategory[];
export type ReasonCategory = (typeof reasonCategories)[number];

export const isReasonCategory = (category: StatusCategory): category is ReasonCategory =>
  reasonCategories.some((one) => one === category);

export const reasonCategoryNames: Readonly<Record<ReasonCategory, string>> = {
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};
