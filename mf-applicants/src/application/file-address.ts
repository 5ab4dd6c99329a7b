import { createFileTicket } from 'server/contract/files/file-ticket.calls';
import { consoleConfig, send } from 'shared-auth';

/** An address that opens a stored file once, within 60 seconds. @throws ApiError */
export const fileAddress = async (fileId: string): Promise<string> => {
  const { data } = await send(createFileTicket, { body: { kind: 'file', fileId } });
  return new URL(data.url, consoleConfig().api).href;
};
