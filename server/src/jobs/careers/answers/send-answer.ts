import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredAnswer } from './answer-cache';

const takes = (accepted: string, encoding: 'br' | 'gzip'): boolean =>
  new RegExp(`(^|[\\s,])${encoding}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted);

export const isUnchanged = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  tag: string,
  modifiedAt: number,
): boolean => {
  const { 'if-none-match': tags, 'if-modified-since': since } = headers;
  if (tags !== undefined) return tags === '*' || tags.includes(tag);
  return since !== undefined && Date.parse(since) / 1000 >= modifiedAt;
};

export const toValidators = (tag: string, modifiedAt: number): Record<string, string> => ({
  vary: 'accept-encoding',
  'cache-control': 'public, no-cache',
  etag: `W/"${tag}"`,
  'last-modified': new Date(modifiedAt * 1000).toUTCString(),
});

/** Browsers ask each time whether their bytes are the newest. Its route has `compress: false`. */
export const sendAnswer = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: StoredAnswer,
): FastifyReply => {
  const { status, headers, body, packed, tag, modifiedAt } = answer;
  void reply.headers({
    ...headers,
    ...toValidators(tag, modifiedAt),
  });
  if (status === 200 && isUnchanged(request, tag, modifiedAt)) return reply.status(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  if (packed && takes(accepted, 'br'))
    return reply.status(status).header('content-encoding', 'br').send(packed.brotli);
  if (packed && takes(accepted, 'gzip'))
    return reply.status(status).header('content-encoding', 'gzip').send(packed.gzip);
  return reply.status(status).send(body);
};
