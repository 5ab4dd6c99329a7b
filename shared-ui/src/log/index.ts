export { GrowingLog } from './growing-log';
export { isSendKey } from './is-send-key';
export { MessageEditor } from './message-editor';
export { MessageInput } from './message-input';
export { NameOffers } from './name-offers';
export type { ListKeys } from '../picker/picker-list';
