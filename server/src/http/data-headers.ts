import type { FastifyReply } from 'fastify';

/** Keeps an answer from being read as anything but data, whoever opens its address. */
export const setDataHeaders = ({ raw }: FastifyReply): void => {
  raw.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  raw.setHeader('x-content-type-options', 'nosniff');
  raw.setHeader('referrer-policy', 'no-referrer');
  raw.setHeader('cross-origin-resource-policy', 'same-origin');
};
