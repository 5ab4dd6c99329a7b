export { ListViews } from './list-views';
