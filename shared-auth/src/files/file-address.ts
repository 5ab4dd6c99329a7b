import type { FileTarget } from 'server/contract/platform/files/file-ticket';
import { createFileTicket } from 'server/contract/platform/files/file-ticket.calls';
import { consoleConfig } from '../console-config';
import { send } from '../http/send';

/**
 * Requests a URL that opens the file once, within 60 seconds, without a bearer token.
 * @throws ApiError
 */
export const fileAddress = async (target: FileTarget): Promise<string> => {
  const { data } = await send(createFileTicket, { body: target });
  return new URL(data.url, consoleConfig().api).href;
};
