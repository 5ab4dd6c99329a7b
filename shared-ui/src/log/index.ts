export { GrowingLog } from './growing-log';
export { isSendKey } from './is-send-key';
export { MessageEditor } from './message-editor';
export { MessageInput } from './message-input';
