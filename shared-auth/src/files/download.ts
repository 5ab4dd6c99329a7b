import type { FileTarget } from 'server/contract/files/file-ticket';
import { createFileTicket } from 'server/contract/files/file-ticket.calls';
import { consoleConfig } from '../console-config';
import { send } from '../http/send';

/**
 * Downloads a file: asks for a one-use address, which carries no bearer, and leads the browser there.
 * @throws ApiError
 */
export const download = async (target: FileTarget): Promise<void> => {
  const { data } = await send(createFileTicket, { body: target });
  const anchor = document.createElement('a');
  anchor.href = new URL(data.url, consoleConfig().api).href;
  anchor.download = '';
  anchor.hidden = true;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
};
