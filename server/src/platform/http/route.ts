import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type TSchema } from 'typebox';
import type { BodyOf, Call, ParamsOf, QueryOf, ReplyOf } from '../../../contract/call';
import { Failure } from '../../../contract/answer';
import type { Permission } from '../../../contract/permission';
import type { Actor } from '../access/actor';
import { servicePermissions } from '../access/service-rights';
import type { PermissionGrant } from '../access/access-table';
import { AppError } from '../errors';
import { maxFileBytes, maxTextBytes } from './body-limits';
import { toStrictSchema } from './close-schema';
import { setDataHeaders } from './data-headers';
import { getFileFields, omitFileFields } from './file-fields';

export interface RouteSchemas {
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  /** Replaces the schema of the body on routes that validate list entries one by one. */
  envelope?: TSchema;
  reply: TSchema;
}

type Access = Permission | 'signed-in';

export interface RouteOptions<A extends Access = Access> {
  schemas: RouteSchemas;
  access: A;
  tag: string;
  summary: string;
}

type RouteGrant<A extends Access> = A extends Permission ? PermissionGrant<A> : undefined;

export interface CallRequest<C, A extends Access> {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  actor: Actor;
  grant: RouteGrant<A>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** JSON text built by the database, sent unchanged. */
export class RawJson {
  constructor(readonly text: string) {}
}

declare module 'fastify' {
  interface FastifyContextConfig {
    body?: TSchema;
  }
}

const failureReplies = { '4xx': Failure };

const serviceForbidden = 'No right of this service token permits this call.';

const requireGrant = <A extends Access>({ grants, isService }: Actor, access: A): RouteGrant<A> => {
  const isPerson = access === 'signed-in' && !isService;
  const grant = access === 'signed-in' ? undefined : grants.get(access);
  if (!isPerson && !grant)
    throw new AppError('FORBIDDEN', isService ? { message: serviceForbidden } : {});
  return grant as RouteGrant<A>;
};

const acceptsServiceTokens = (access: Access): boolean =>
  access !== 'signed-in' && servicePermissions.has(access);

const emptyObject = Type.Object({});

const appParameter = Type.String({
  maxLength: 200,
  description: 'Client id that the session was opened for.',
});

/** Adds the query parameter `app`, which every call with a session sends; handlers do not get it. */
const addAppParameter = (query: TSchema | undefined, access: Access): TSchema =>
  toStrictSchema(
    Type.Object({
      app: acceptsServiceTokens(access) ? Type.Optional(appParameter) : appParameter,
      ...(query as { properties?: Record<string, TSchema> } | undefined)?.properties,
    }),
  );

const removeAppParameter = (query: unknown): unknown => {
  const { app: _, ...fields } = query as Record<string, unknown>;
  return fields;
};

const computeBodyLimit = (body: TSchema): number =>
  maxTextBytes + (getFileFields(body).length > 0 ? maxFileBytes : 0);

const toBodyOptions = ({ body }: RouteSchemas) => ({
  ...(body && { bodyLimit: computeBodyLimit(body) }),
  config: { takesMultipart: body !== undefined, ...(body && { body: toStrictSchema(body) }) },
});

export const route = <C extends Call, const A extends Access>(
  server: FastifyInstance,
  call: C,
  { schemas, access, tag, summary }: RouteOptions<A>,
  handle: (request: CallRequest<C, A>) => Promise<ReplyOf<C> | RawJson>,
): void => {
  server.route({
    method: call.method,
    url: call.path,
    ...toBodyOptions(schemas),
    // Helmet's headers are for pages; here they would only cost a new nonce per request.
    helmet: false,
    // The permission is checked before the body is parsed, so that validation errors reveal nothing
    // to others.
    onRequest: async (request, reply) => {
      setDataHeaders(reply);
      await server.authenticate(request);
      requireGrant(request.actor, access);
    },
    schema: {
      tags: [tag],
      summary,
      security: [{ bearer: [] }, ...(acceptsServiceTokens(access) ? [{ serviceToken: [] }] : [])],
      ...(schemas.params && { params: schemas.params }),
      querystring: addAppParameter(schemas.query, access),
      ...(call.method !== 'GET' && {
        body: toStrictSchema(omitFileFields(schemas.envelope ?? schemas.body ?? emptyObject)),
      }),
      response: { 200: schemas.reply, ...failureReplies },
    },
    handler: async (request, reply) => {
      const { actor } = request;
      const answer = await handle({
        params: request.params as ParamsOf<C>,
        query: removeAppParameter(request.query) as QueryOf<C>,
        body: request.body as BodyOf<C>,
        actor,
        grant: requireGrant(actor, access),
        request,
        reply,
      });
      if (!(answer instanceof RawJson)) return answer;
      void reply.type('application/json; charset=utf-8');
      return answer.text;
    },
  });
};
