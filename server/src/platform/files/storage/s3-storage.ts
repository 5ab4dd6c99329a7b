import { AwsClient } from 'aws4fetch';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { S3Bucket } from '../../config';
import { AppError } from '../../errors';
import type { FileStorage } from './storage';

const retryMilliseconds = [200, 800];
/** Milliseconds in which the response must begin. */
const responseTimeout = 20_000;

const storageUnreachableError = (cause: unknown): AppError =>
  Object.assign(
    new AppError('NOT_READY', {
      message: 'The storage of files cannot be reached just now. Try again in a moment.',
    }),
    { cause },
  );

const isTemporaryFailure = ({ status }: Response): boolean => status >= 500 || status === 429;

const readXmlValue = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)`).exec(xml)?.[1];

/** Parses the XML list of a bucket's objects; names of stored files contain no XML entities. */
const parseListedObjects = (xml: string): { name: string; at: Date }[] =>
  [...xml.matchAll(/<Contents>([^]*?)<\/Contents>/g)].map(([, object = '']) => ({
    name: readXmlValue(object, 'Key') ?? '',
    at: new Date(readXmlValue(object, 'LastModified') ?? Number.NaN),
  }));

const toStorageError = (status: number, text: string): Error => {
  const code = readXmlValue(text, 'Code');
  const message = code ? `${code}: ${readXmlValue(text, 'Message')}` : text.slice(0, 500);
  return new Error(`${status} ${message}`.trim());
};

export const createS3Storage = (bucket: S3Bucket): FileStorage => {
  const { url, region, accessKeyId, secretAccessKey } = bucket;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });

  const tryOnce = async (method: string, path: string, content?: Buffer): Promise<Response> => {
    const hash = createHash('sha256')
      .update(content ?? '')
      .digest('hex');
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), responseTimeout);
    try {
      return await client.fetch(`${url}${path}`, {
        method,
        headers: { 'x-amz-content-sha256': hash },
        signal: waiting.signal,
        ...(content && { body: new Uint8Array(content) }),
      });
    } finally {
      clearTimeout(timer);
    }
  };

  /**
   * Sends a request, which is retried except after a timeout, since repeating any of them changes nothing.
   */
  const call = async (method: string, path: string, content?: Buffer): Promise<Response> => {
    for (const wait of retryMilliseconds) {
      const response = await tryOnce(method, path, content).catch((error: Error) => {
        if (error.name === 'AbortError') throw storageUnreachableError(error);
      });
      if (response && !isTemporaryFailure(response)) return response;
      await response?.body?.cancel();
      await sleep(wait);
    }
    return tryOnce(method, path, content).catch((error: unknown) => {
      throw storageUnreachableError(error);
    });
  };

  /**
   * False for a missing object.
   * @throws AppError 503 for any other failure, also for a missing bucket.
   */
  const isFound = async (response: Response): Promise<boolean> => {
    if (response.ok) return true;
    const text = await response.text();
    if (response.status === 404 && !text.includes('<Code>NoSuchBucket')) return false;
    throw storageUnreachableError(toStorageError(response.status, text));
  };

  return {
    put: async (_db, name, content) => {
      if (!(await isFound(await call('PUT', `/${name}`, content))))
        throw storageUnreachableError(new Error('404'));
    },
    read: async (name) => {
      const response = await call('GET', `/${name}`);
      return (await isFound(response)) ? (response.body ?? undefined) : undefined;
    },
    remove: async (name) => void (await isFound(await call('DELETE', `/${name}`))),
    mayBeLeft: async function* (kind, before) {
      const asked = `?list-type=2&prefix=${kind}%2F`;
      for (let last: string | undefined = ''; last !== undefined;) {
        const further: string = last && `&start-after=${encodeURIComponent(last)}`;
        const response = await call('GET', asked + further);
        if (!(await isFound(response))) return;
        const text = await response.text();
        const objects = parseListedObjects(text);
        for (const { name, at } of objects) if (at < before) yield name;
        last = readXmlValue(text, 'IsTruncated') === 'true' ? objects.at(-1)?.name : undefined;
      }
    },
  };
};
