import { AwsClient } from 'aws4fetch';
import { createHash } from 'node:crypto';
import type { Bucket } from '../../config';
import { AppError } from '../../errors';
import type { Storage } from './storage';

const retries = 2;
/** Milliseconds for an answer to begin. */
const patience = 20_000;

const away = (): AppError =>
  new AppError('NOT_READY', {
    message: 'The storage of files cannot be reached just now. Try again in a moment.',
  });

/** Keeps contents in a bucket of S3-compatible storage. */
export const createS3Storage = (bucket: Bucket): Storage => {
  const { url, region, accessKeyId, secretAccessKey } = bucket;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });

  const call = async (method: string, name: string, content?: Buffer): Promise<Response> => {
    const hash = createHash('sha256')
      .update(content ?? '')
      .digest('hex');
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), patience);
    try {
      return await client.fetch(`${url}/${name}`, {
        method,
        headers: { 'x-amz-content-sha256': hash },
        signal: waiting.signal,
        ...(content && { body: new Uint8Array(content) }),
      });
    } catch (error) {
      throw Object.assign(away(), { cause: error });
    } finally {
      clearTimeout(timer);
    }
  };

  /** @throws AppError 503 unless the status is a success or one of `others`. */
  const expect = async (response: Response, ...others: number[]): Promise<Response> => {
    if (response.ok || others.includes(response.status)) return response;
    const cause = new Error(`${response.status} ${(await response.text()).slice(0, 500)}`);
    throw Object.assign(away(), { cause });
  };

  return {
    put: async (_db, name, content) => void (await expect(await call('PUT', name, content))),
    read: async (name) => {
      const response = await expect(await call('GET', name), 404);
      if (response.status !== 404) return response.body ?? undefined;
      await response.body?.cancel();
      return undefined;
    },
    remove: async (name) => void (await expect(await call('DELETE', name), 404)),
  };
};
