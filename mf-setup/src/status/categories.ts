import {
  statusCategories,
  type StatusCategory,
} from 'server/contract/applicants/applications/application-constants';

const categoryLabels: Record<StatusCategory, string> = {
  start: 'Start',
  active: 'Active',
  'on-hold': 'On hold',
  hired: 'Hired',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

export const getCategoryName = (category: StatusCategory): string => categoryLabels[category];

export const categoryOptions = statusCategories.map((value) => ({
  value,
  label: categoryLabels[value],
}));
