type FetchInit = NonNullable<Parameters<typeof fetch>[1]>;
type FetchOptions = { [Part in 'body' | 'headers' | 'method']?: FetchInit[Part] | undefined };

const maxBytes = 1024 * 1024;
const timeoutMilliseconds = 5_000;

const readBoundedBody = async (answer: Response): Promise<Uint8Array> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    // The error is a TypeError, as `fetch` throws for network failures.
    if (size > maxBytes) throw new TypeError('The provider’s answer is over a megabyte');
    parts.push(part);
  }
  return Buffer.concat(parts);
};

const bodylessStatuses = new Set([204, 205, 304]);

/** Limits a provider's response to 5 seconds and one megabyte, without redirects. */
export const fetchBounded = async (
  address: string,
  { body, headers, method }: FetchOptions,
): Promise<Response> => {
  const answer = await fetch(address, {
    ...(method !== undefined && { method }),
    ...(headers !== undefined && { headers }),
    ...(body !== undefined && { body }),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  const content = await readBoundedBody(answer);
  return new Response(bodylessStatuses.has(answer.status) ? null : content, answer);
};
