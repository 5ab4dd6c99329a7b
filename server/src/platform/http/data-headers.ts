import type { FastifyReply } from 'fastify';

const dataHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

/** Keeps an answer from being read as anything but data, whoever opens its address. */
export const setDataHeaders = (reply: FastifyReply): void => void reply.headers(dataHeaders);
