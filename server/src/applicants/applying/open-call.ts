import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type, type TSchema } from 'typebox';
import { Failure } from '../../../contract/answer';
import { toStrictSchema } from '../../platform/http/close-schema';
import { setDataHeaders } from '../../platform/http/data-headers';

/** Allows calls from other sites, since these calls use no cookies. */
export const setPublicCallHeaders = async (
  _request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  setDataHeaders(reply);
  void reply.headers({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'no-store',
  });
};

export const describePublicCall = (summary: string, params: TSchema, reply: TSchema) => ({
  ...{ tags: ['Applying'], summary, security: [], params },
  querystring: toStrictSchema(Type.Object({})),
  response: { 200: reply, '4xx': Failure },
});
