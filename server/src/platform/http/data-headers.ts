import type { FastifyReply } from 'fastify';

const dataHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

export const setDataHeaders = (reply: FastifyReply): void => void reply.headers(dataHeaders);
