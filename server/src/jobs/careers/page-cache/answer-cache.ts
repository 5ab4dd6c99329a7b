import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CareersChangeGate } from './change-gate';

export interface RenderedAnswer {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

export type BodyEncoding = 'br' | 'gzip';

export interface StoredAnswer extends Omit<RenderedAnswer, 'body'> {
  body: Buffer;
  /**
   * Compresses the body once, for the first request with the encoding; undefined for pictures, which are
   * compressed already.
   */
  pack: ((encoding: BodyEncoding) => Promise<Buffer>) | undefined;
  tag: string;
  /** Time since which the bytes are unchanged, in seconds since 1970; increases with each change. */
  modifiedAt: number;
}

interface Entry {
  answer: StoredAnswer;
  generation: number;
  day: string;
  readAt: number;
}

interface CacheOptions {
  gate: CareersChangeGate;
  /**
   * True for a failure such as a lost database, during which earlier bytes are sent; false for a response
   * such as "not found".
   */
  isOutage: (error: unknown) => boolean;
  failed: (error: unknown) => void;
  maxBytes?: number;
  now?: () => number;
}

/**
 * Milliseconds after which a page is rendered again, in case the change event was lost with the connection.
 */
const maxAge = 60_000;
/** Milliseconds after a failed read in which cached bytes are sent without another try. */
const pauseAfterFailure = 2_000;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export const computeEtag = (bytes: Buffer | string): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

const packers: Readonly<Record<BodyEncoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    toBrotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: bytes.length > 200_000 ? 4 : 9 },
    }),
  gzip: (bytes) => toGzip(bytes),
};

const createPacker = (bytes: Buffer) => {
  const packed: Partial<Record<BodyEncoding, Promise<Buffer>>> = {};
  return (encoding: BodyEncoding): Promise<Buffer> =>
    (packed[encoding] ??= packers[encoding](bytes));
};

const toStored = (
  { body, ...answer }: RenderedAnswer,
  previous: StoredAnswer | undefined,
  now: number,
): StoredAnswer => {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const tag = computeEtag(bytes);
  const seconds = Math.floor(now / 1000);
  const isSame = previous?.tag === tag && previous.status === answer.status;
  const isPicture = answer.headers['content-type']?.startsWith('image/') ?? false;
  return {
    ...answer,
    ...{ body: bytes, pack: isPicture ? undefined : createPacker(bytes), tag },
    modifiedAt: isSame
      ? previous.modifiedAt
      : previous
        ? Math.max(seconds, previous.modifiedAt + 1)
        : seconds,
  };
};

/** The two compressed forms of a text together take less than half of its bytes. */
const countBytes = ({ body, pack }: StoredAnswer): number => body.length * (pack ? 1.5 : 1) + 500;

export const createAnswerCache = ({
  gate,
  isOutage,
  failed,
  maxBytes = 64 * 1024 * 1024,
  now = Date.now,
}: CacheOptions) => {
  const entries = new Map<string, Entry>();
  const running = new Map<string, Promise<StoredAnswer>>();
  let bytes = 0;
  let triesFrom = 0;

  const remove = (key: string): void => {
    const entry = entries.get(key);
    if (!entry) return;
    bytes -= countBytes(entry.answer);
    entries.delete(key);
  };

  const store = (key: string, entry: Entry): void => {
    remove(key);
    entries.set(key, entry);
    bytes += countBytes(entry.answer);
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) return;
      remove(oldest);
    }
  };

  const renderOnce = async (
    key: string,
    day: string,
    render: () => Promise<RenderedAnswer>,
  ): Promise<StoredAnswer> => {
    const [generation, readAt] = [gate.generation(), now()];
    const answer = toStored(await render(), entries.get(key)?.answer, now());
    // Stored even if a change came meanwhile: outdated bytes are better than none while the database is down.
    store(key, { answer, generation, day, readAt });
    return answer;
  };

  const isFresh = (entry: Entry, day: string): boolean =>
    gate.isComplete() &&
    entry.generation === gate.generation() &&
    entry.day === day &&
    now() - entry.readAt < maxAge;

  const renderFresh = (key: string, day: string, render: () => Promise<RenderedAnswer>) => {
    // Concurrent requests share one render, unless it began before the last change.
    const place = `${gate.generation()} ${day} ${key}`;
    const current = running.get(place);
    if (current) return current;
    const started = renderOnce(key, day, render).finally(() => running.delete(place));
    running.set(place, started);
    return started;
  };

  /**
   * @throws the error of `render` or `readDay`, unless it is an outage and earlier bytes are
   * cached.
   */
  return async (
    key: string,
    readDay: () => Promise<string>,
    render: () => Promise<RenderedAnswer>,
  ): Promise<StoredAnswer> => {
    const last = entries.get(key);
    if (last && now() < triesFrom) return last.answer;
    try {
      const day = await readDay();
      const entry = entries.get(key);
      return entry && isFresh(entry, day) ? entry.answer : await renderFresh(key, day, render);
    } catch (error) {
      const kept = entries.get(key);
      if (!kept || !isOutage(error)) throw error;
      failed(error);
      triesFrom = now() + pauseAfterFailure;
      return kept.answer;
    }
  };
};
