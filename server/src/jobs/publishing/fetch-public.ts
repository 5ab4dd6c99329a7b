const maxMilliseconds = 15_000;
/** Maximum of bytes: a feed of 10,000 jobs has some 50 MB; it is never in memory as a whole. */
const maxFeedBytes = 200_000_000;
const maxPageLength = 2_000_000;

export interface PublicResponse {
  status: number;
  pieces: AsyncIterable<string>;
}

const readPieces = async function* (
  body: ReadableStream<Uint8Array> | null,
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const piece of body ?? []) {
    bytes += piece.byteLength;
    if (bytes > maxFeedBytes) throw new Error('The answer is too long.');
    yield decoder.decode(piece, { stream: true });
  }
};

/**
 * Requests a public address without a session. A redirect is a response, too.
 * @throws Error when there is no response in time.
 */
export const fetchPublic = async (url: string, stop: AbortSignal): Promise<PublicResponse> => {
  const answer = await fetch(url, {
    redirect: 'manual',
    headers: { 'user-agent': 'HiringConsole (looks at its own careers pages)' },
    signal: AbortSignal.any([stop, AbortSignal.timeout(maxMilliseconds)]),
  });
  return { status: answer.status, pieces: readPieces(answer.body) };
};

/** @throws Error for a page that is far too long. */
export const readPageText = async (pieces: AsyncIterable<string>): Promise<string> => {
  let text = '';
  for await (const piece of pieces) {
    text += piece;
    if (text.length > maxPageLength) throw new Error('The page is too long.');
  }
  return text;
};
