import {
  statusCategories,
  type StatusCategory,
} from 'server/contract/applicants/applications/application-constants';

const words: Record<StatusCategory, string> = {
  start: 'Start',
  active: 'Active',
  'on-hold': 'On hold',
  hired: 'Hired',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

export const categoryName = (category: StatusCategory): string => words[category];

export const categoryOptions = statusCategories.map((value) => ({ value, label: words[value] }));
