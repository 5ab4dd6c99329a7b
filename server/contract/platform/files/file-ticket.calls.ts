import type { One } from '../../answer';
import { call } from '../../call';
import type { FileTarget, FileTicket } from './file-ticket';

export const createFileTicket = call<{ body: FileTarget; reply: One<FileTicket> }>(
  'POST',
  '/api/v1/file-tickets',
  { changes: [] },
);
