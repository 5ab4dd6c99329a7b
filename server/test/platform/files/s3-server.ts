import S3rver from '@20minutes/s3rver';
import { AwsClient } from 'aws4fetch';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { S3Bucket } from '../../../src/platform/config';

/** The only credentials that this server accepts. */
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const region = 'eu-central-1';

export const startS3 = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'hiring-s3-'));
  let failures = 0;

  const listen = async (port: number) => {
    const server = new S3rver({
      address: '127.0.0.1',
      port,
      directory,
      silent: true,
      vhostBuckets: false,
      configureBuckets: [{ name: 'console' }],
    });
    server.middleware.unshift((context, next) => {
      if (failures === 0) return next();
      failures -= 1;
      context.status = 503;
    });
    return { server, port: (await server.run()).port };
  };
  let running = await listen(0);
  const { port } = running;
  const bucket: S3Bucket = { url: `http://127.0.0.1:${port}/console`, region, ...keys };
  const client = new AwsClient({ ...keys, region, service: 's3' });

  return {
    bucket,
    names: async (): Promise<string[]> => {
      const answer = await client.fetch(`${bucket.url}?list-type=2`);
      return [...(await answer.text()).matchAll(/<Key>([^<]+)/g)].map(([, name = '']) => name);
    },
    fail: (times: number) => void (failures = times),
    goAway: () => running.server.close(),
    comeBack: async () => void (running = await listen(port)),
    stop: async () => {
      await running.server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
