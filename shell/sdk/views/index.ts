export { ColumnsButton } from './columns-button';
export { ListViews } from './list-views';
export { useArrangement } from './use-arrangement';
