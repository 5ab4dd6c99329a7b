import { AwsV4Signer } from 'aws4fetch';
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Bucket } from '../../src/config';

const keys = { accessKeyId: 'access', secretAccessKey: 'secret' };
const region = 'eu-central-1';

/** Whether the call is signed with the bucket's secret, over the content that came. */
const isSigned = async (
  { method = '', headers, url = '' }: IncomingMessage,
  content: Buffer,
): Promise<boolean> => {
  const hash = createHash('sha256').update(content).digest('hex');
  if (headers['x-amz-content-sha256'] !== hash) return false;
  const signer = new AwsV4Signer({
    ...keys,
    region,
    service: 's3',
    method,
    url: `http://${headers.host ?? ''}${url}`,
    headers: { 'x-amz-content-sha256': hash },
    datetime: String(headers['x-amz-date']),
  });
  return (await signer.sign()).headers.get('authorization') === headers.authorization;
};

/** A bucket over HTTP that keeps objects in memory, and refuses what is not signed. */
export const startS3 = async () => {
  const objects = new Map<string, Buffer>();
  let failures = 0;
  const server = createServer((request, response) => {
    const answer = async (): Promise<[number, (Buffer | undefined)?]> => {
      const { method, url = '' } = request;
      const content = await buffer(request);
      if (failures > 0) return [failures-- && 503];
      if (!(await isSigned(request, content))) return [403];
      if (method === 'PUT') objects.set(url, content);
      if (method === 'DELETE') return [objects.delete(url) ? 204 : 404];
      const found = objects.get(url);
      return found ? [200, method === 'GET' ? found : undefined] : [404];
    };
    void answer().then(([status, content]) => response.writeHead(status).end(content));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const bucket: Bucket = { url: `http://127.0.0.1:${port}/console`, region, ...keys };
  return {
    bucket,
    objects,
    /** Answers the next calls with 503. */
    fail: (times: number) => void (failures = times),
    stop: () => new Promise<unknown>((done) => server.close(done)),
  };
};
