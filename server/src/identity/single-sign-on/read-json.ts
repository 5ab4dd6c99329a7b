import { fetchBounded } from './bounded-fetch';

/** The error's message is for administrators. */
export class JsonReadError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'JsonReadError';
  }
}

const connectionErrorTexts: Readonly<Record<string, string>> = {
  ENOTFOUND: 'This server finds no machine of that name.',
  EAI_AGAIN: 'This server finds no machine of that name just now.',
  ECONNREFUSED: 'Nothing listens at that address.',
  ECONNRESET: 'The connection was broken off.',
  EHOSTUNREACH: 'There is no way to it from this server.',
  ENETUNREACH: 'There is no way to it from this server.',
};
const certificateErrors = /CERT|SELF_SIGNED|ERR_TLS|UNABLE_TO_(GET|VERIFY)/;

const getErrorCode = (error: unknown): string => {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (typeof code === 'string') return code;
  return cause === undefined ? '' : getErrorCode(cause);
};

const describeError = (error: unknown): string => {
  if ((error as Partial<Error>).name === 'TimeoutError')
    return 'It did not answer within five seconds.';
  const code = getErrorCode(error);
  if (certificateErrors.test(code)) return 'This server does not trust its certificate.';
  return (
    connectionErrorTexts[code] ??
    'No answer could be read: the connection failed or broke off, or brought over a megabyte.'
  );
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export interface JsonResponse {
  status: number;
  body: Readonly<Record<string, unknown>>;
  /** Time in the response's `Date` header; undefined without it. */
  at: Date | undefined;
}

/**
 * Accepts any HTTP status.
 * @throws JsonReadError unless the body is a JSON object.
 */
export const readJson = async (
  address: string,
  request: Parameters<typeof fetchBounded>[1] = {},
): Promise<JsonResponse> => {
  const answer = await fetchBounded(address, request).catch((error: unknown) => {
    throw new JsonReadError(describeError(error), error);
  });
  if (answer.status >= 300 && answer.status < 400)
    throw new JsonReadError('It leads on to another address. Use the one that it leads to.');
  const body = parseJson(await answer.text());
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new JsonReadError(
      answer.headers.get('content-type')?.includes('html')
        ? `It answered a web page (${answer.status}) where data was expected.`
        : `What it answered (${answer.status}) is not JSON.`,
    );
  const date = Date.parse(answer.headers.get('date') ?? '');
  return {
    status: answer.status,
    body: body as JsonResponse['body'],
    at: Number.isNaN(date) ? undefined : new Date(date),
  };
};
