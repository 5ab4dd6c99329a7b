import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import type { BodyOf, Call, ParamsOf, QueryOf, ReplyOf } from '../../contract/call';
import { Failure } from '../../contract/answer';
import type { Grant, Permission } from '../../contract/permission';
import type { Actor } from '../access/actor';
import { AppError } from '../errors';
import { dataHeaders } from './data-headers';

/** The schemas of a call: what validates it and what the OpenAPI document shows. */
export interface Schemas {
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  reply: TSchema;
}

export interface RouteOptions {
  schemas: Schemas;
  /** The permission it takes, or only a session. */
  access: Permission | 'signed-in';
  /** Group in the OpenAPI document. */
  tag: string;
  /** One sentence for the OpenAPI document. */
  summary: string;
}

/** What a handler is given: parts are validated, and the grant carries scope and view. */
export interface CallRequest<C> {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  actor: Actor;
  grant: Grant;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** JSON that the database built already; it is sent as it is. */
export class RawJson {
  constructor(readonly text: string) {}
}

const failures = { '4xx': Failure };

/** A session alone reaches what is one's own. */
const sessionGrant: Grant = { permission: 'dashboard:view', scope: 'own' };

const grantOf = (actor: Actor, access: RouteOptions['access']): Grant => {
  if (access === 'signed-in') return sessionGrant;
  const grant = actor.grants.get(access);
  if (!grant) throw new AppError('FORBIDDEN');
  return grant;
};

/** Registers one call of the contract: sign-in, permission, validation, answer, documentation. */
export const route = <C extends Call>(
  app: FastifyInstance,
  call: C,
  { schemas, access, tag, summary }: RouteOptions,
  handle: (request: CallRequest<C>) => Promise<ReplyOf<C> | RawJson>,
): void => {
  app.route({
    method: call.method,
    url: call.path,
    // Data needs four of a page's headers; the others, nonces too, would be made anew for every call.
    helmet: false,
    // Before anything of the call is read, so that nobody learns by its validation what it takes.
    onRequest: [
      dataHeaders,
      app.authenticate,
      async ({ actor }) => {
        grantOf(actor, access);
      },
    ],
    schema: {
      tags: [tag],
      summary,
      security: [{ bearer: [] }],
      ...(schemas.params && { params: schemas.params }),
      ...(schemas.query && { querystring: schemas.query }),
      ...(schemas.body && { body: schemas.body }),
      response: { 200: schemas.reply, ...failures },
    },
    handler: async (request, reply) => {
      const { actor } = request;
      const answer = await handle({
        params: request.params as ParamsOf<C>,
        query: request.query as QueryOf<C>,
        body: request.body as BodyOf<C>,
        actor,
        grant: grantOf(actor, access),
        request,
        reply,
      });
      if (!(answer instanceof RawJson)) return answer;
      void reply.type('application/json; charset=utf-8');
      return answer.text;
    },
  });
};
