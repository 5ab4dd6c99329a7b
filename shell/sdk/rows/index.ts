export type { EditableColumn } from './column';
export { RowTable } from './row-table';
export type { RowRules, VersionedRow } from './row-rules';
export { useRowEditing } from './use-row-editing';
