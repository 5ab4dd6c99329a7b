import { request as askPlain, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as askEncrypted } from 'node:https';
// The library checks the IP address when it connects, since a host name may resolve to another
// address than in an earlier check.
import { useAgent as createAgent } from 'request-filtering-agent';
import type { BusyProblem } from '../../../../contract/interviews/scheduling/busy-calendar-constants';
import { toCalendarAddress } from './calendar-address.rule';

const maxBytes = 2_000_000;
const timeoutMilliseconds = 5_000;
const maxRedirects = 3;

export class UnreadCalendarError extends Error {
  constructor(readonly problem: BusyProblem) {
    super(`The calendar was not read: ${problem}`);
    this.name = 'UnreadCalendarError';
  }
}

export interface CalendarRequest {
  method: 'GET' | 'REPORT';
  headers: Record<string, string>;
  body?: string;
}

interface Asking extends CalendarRequest {
  /** Hosts in private networks that may be requested. */
  hosts: readonly string[];
  signal: AbortSignal;
}

const open = (url: URL, { method, headers, body = '', hosts, signal }: Asking) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const options: RequestOptions = {
      ...{ method, signal, headers: { 'accept-encoding': 'identity', ...headers } },
      agent: createAgent(url.href, { allowPrivateIPAddress: hosts.includes(url.hostname) }),
    };
    const send = url.protocol === 'https:' ? askEncrypted : askPlain;
    send(url, options, resolve).on('error', reject).end(body);
  });

const readBounded = async (answer: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.byteLength;
    if (size > maxBytes) throw new UnreadCalendarError('unreadable');
    parts.push(part);
  }
  return Buffer.concat(parts);
};

const toProblem = (status: number): BusyProblem => {
  if (status === 401 || status === 403) return 'refused';
  return status === 404 || status === 405 || status === 410 ? 'missing' : 'unreachable';
};

/** A redirect to another server gets no password. */
const follow = (from: URL, to: string, { headers, hosts }: Asking): URL => {
  const url = toCalendarAddress(new URL(to, from).href, hosts);
  if (headers.authorization !== undefined && url.origin !== from.origin)
    throw new UnreadCalendarError('missing');
  return url;
};

const askAt = async (url: URL, asking: Asking, redirects = 0): Promise<Buffer> => {
  const answer = await open(url, asking);
  try {
    const { statusCode: status = 0, headers } = answer;
    if (status === 200 || status === 207) return await readBounded(answer);
    if (status >= 300 && status < 400 && headers.location && redirects < maxRedirects)
      return await askAt(follow(url, headers.location, asking), asking, redirects + 1);
    throw new UnreadCalendarError(toProblem(status));
  } finally {
    answer.destroy();
  }
};

const isPrivate = (error: unknown): boolean =>
  error instanceof Error && /is (private|meta) IP address/i.test(error.message);

/**
 * Requests an address that a user entered, within 5 seconds and two megabytes.
 * @throws UnreadCalendarError
 */
export const requestCalendar = async (
  url: URL,
  request: CalendarRequest,
  hosts: readonly string[],
): Promise<Buffer> => {
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  try {
    return await askAt(url, { ...request, hosts, signal });
  } catch (error) {
    if (error instanceof UnreadCalendarError) throw error;
    throw new UnreadCalendarError(isPrivate(error) ? 'private' : 'unreachable');
  }
};
