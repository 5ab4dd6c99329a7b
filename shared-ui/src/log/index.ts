export { GrowingLog } from './growing-log';
export { MessageInput } from './message-input';
