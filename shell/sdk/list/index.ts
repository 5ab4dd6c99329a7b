export { defineList } from './define-list';
export { exportEntry } from './export-entry';
export type { FilterParts, ListReader } from './list';
export type { ListFilter, LookupSource } from './list-filter';
export { ListFilters } from './list-filters';
export { ListTable } from './list-table';
export { counted } from './selection.rule';
export { useList } from './use-list';
