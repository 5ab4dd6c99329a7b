import type { Wing } from '../platform/domain';
import { chat } from './channels/chat';
import { chatColumns } from './columns';

export const chatWing: Wing = {
  domains: [chat],
  columns: chatColumns,
};
