export { defineList } from './define-list';
export { exportBy } from './export-by';
export { FilterChip } from './filter-chip';
export type { FilterParts, ListReader } from './list';
export type { ListFilter, LookupSource } from './list-filter';
export { ListFilters } from './list-filters';
export { ListTable } from './list-table';
export { useList, useListState } from './use-list';
