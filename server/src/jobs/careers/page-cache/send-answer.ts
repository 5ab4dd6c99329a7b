import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BodyEncoding, StoredAnswer } from './answer-cache';

/** Encodings in the order of preference: the smaller result first. */
const encodings: readonly BodyEncoding[] = ['br', 'gzip'];

const takes = (accepted: string, encoding: BodyEncoding): boolean =>
  new RegExp(`(^|[\\s,])${encoding}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted);

export const matchesCacheValidators = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  tag: string,
  modifiedAt: number,
): boolean => {
  const { 'if-none-match': tags, 'if-modified-since': since } = headers;
  if (tags !== undefined) return tags === '*' || tags.includes(tag);
  return since !== undefined && Date.parse(since) / 1000 >= modifiedAt;
};

export const toCacheHeaders = (tag: string, modifiedAt: number): Record<string, string> => ({
  vary: 'accept-encoding',
  'cache-control': 'public, no-cache',
  etag: `W/"${tag}"`,
  'last-modified': new Date(modifiedAt * 1000).toUTCString(),
});

/** Browsers must ask each time whether their copy is current. The route needs `compress: false`. */
export const sendAnswer = async (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: StoredAnswer,
): Promise<FastifyReply> => {
  const { status, headers, body, pack, tag, modifiedAt } = answer;
  void reply.headers({
    ...headers,
    ...toCacheHeaders(tag, modifiedAt),
  });
  if (status === 200 && matchesCacheValidators(request, tag, modifiedAt))
    return reply.status(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = encodings.find((one) => takes(accepted, one));
  if (pack && encoding)
    return reply
      .status(status)
      .header('content-encoding', encoding)
      .send(await pack(encoding));
  return reply.status(status).send(body);
};
