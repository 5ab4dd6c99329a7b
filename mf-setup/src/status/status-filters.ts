import { statusCategories } from 'server/contract/applicants/applications/application-constants';
import { choiceFilter, lookupFilter } from '../setup/list-filter';
import { getCategoryName } from './categories';

export const statusFilters = [
  choiceFilter('category', 'Category', [
    ['all', 'All categories'],
    ...statusCategories.map(
      (category) => [category, getCategoryName(category), { category }] as const,
    ),
  ]),
  lookupFilter('stage', 'Stage', 'stages', 'stageId'),
];
