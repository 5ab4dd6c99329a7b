export { defineList } from './define-list';
export { exportBy } from './export-by';
export { FilterChip } from './filter-chip';
export type { FilterParts, ListReader } from './list';
export type { ListFilter, LookupSource } from './list-filter';
export { ListFilters } from './list-filters';
export { ListTable } from './list-table';
export { readViewId, toViewAddress } from './view-query';
export { useList, useListState } from './use-list';
