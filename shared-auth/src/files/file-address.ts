import type { FileTarget } from 'server/contract/files/file-ticket';
import { createFileTicket } from 'server/contract/files/file-ticket.calls';
import { consoleConfig } from '../console-config';
import { send } from '../http/send';

/** An address that opens a file once, within 60 seconds, and carries no bearer. @throws ApiError */
export const fileAddress = async (target: FileTarget): Promise<string> => {
  const { data } = await send(createFileTicket, { body: target });
  return new URL(data.url, consoleConfig().api).href;
};
