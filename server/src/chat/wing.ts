import type { Wing } from '../platform/domain';
import { chatDomain } from './channels/chat';
import { chatColumns } from './columns';

export const chatWing: Wing = {
  domains: [chatDomain],
  columns: chatColumns,
};
