export { tracesIn } from './traces';
