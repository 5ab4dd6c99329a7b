import { statusCategories } from 'server/contract/applicants/applications/application-constants';
import type { StatusFilter } from 'server/contract/jobs/pipelines/status';
import { lookupSource } from 'shared-auth/lookups';
import type { FilterParts, ListFilter } from 'shell/sdk/list';
import { addressField } from 'shell/sdk/react';
import { categoryOptions } from './categories';

export const statusFilter = {
  fields: {
    category: addressField.choice(['all', ...statusCategories], 'all'),
    stage: addressField.id,
  },
  filterOf: ({
    category,
    stage,
  }: {
    category: 'all' | (typeof statusCategories)[number];
    stage: number | undefined;
  }): FilterParts<StatusFilter> => ({
    category: category === 'all' ? undefined : category,
    stageId: stage,
  }),
  filters: [
    {
      kind: 'choice',
      field: 'category',
      label: 'Category',
      options: [{ value: 'all', label: 'All categories' }, ...categoryOptions],
    },
    { kind: 'lookup', field: 'stage', label: 'Stage', source: lookupSource('stages') },
  ] satisfies ListFilter<'category' | 'stage'>[],
};
