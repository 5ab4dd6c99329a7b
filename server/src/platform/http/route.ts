import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type TSchema } from 'typebox';
import type { BodyOf, Call, ParamsOf, QueryOf, ReplyOf } from '../../../contract/call';
import { Failure } from '../../../contract/answer';
import type { Permission } from '../../../contract/permission';
import type { Actor } from '../access/actor';
import { servicePermissions } from '../access/service-rights';
import type { GrantOf } from '../access/table';
import { AppError } from '../errors';
import { mostFileBytes, maxTextBytes } from './body-limits';
import { closed } from './closed-schema';
import { setDataHeaders } from './data-headers';
import { fileFieldsOf, withoutFiles } from './file-fields';

export interface Schemas {
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  /** Replaces the body schema for validation on routes that validate entries one by one. */
  envelope?: TSchema;
  reply: TSchema;
}

type Access = Permission | 'signed-in';

export interface RouteOptions<A extends Access = Access> {
  schemas: Schemas;
  access: A;
  tag: string;
  summary: string;
}

type GrantFor<A extends Access> = A extends Permission ? GrantOf<A> : undefined;

export interface CallRequest<C, A extends Access> {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  actor: Actor;
  grant: GrantFor<A>;
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

const failures = { '4xx': Failure };

const notOfService = 'No right of this service token permits this call.';

const grantFor = <A extends Access>({ grants, isService }: Actor, access: A): GrantFor<A> => {
  const isPerson = access === 'signed-in' && !isService;
  const grant = access === 'signed-in' ? undefined : grants.get(access);
  if (!isPerson && !grant)
    throw new AppError('FORBIDDEN', isService ? { message: notOfService } : {});
  return grant as GrantFor<A>;
};

const takesServices = (access: Access): boolean =>
  access !== 'signed-in' && servicePermissions.has(access);

const nothing = Type.Object({});

const app = Type.String({
  maxLength: 200,
  description: 'Client id that the session was opened for.',
});

/** Every call of a session carries `app`. Handlers do not get it. */
const withApp = (query: TSchema | undefined, access: Access): TSchema =>
  closed(
    Type.Object({
      app: takesServices(access) ? Type.Optional(app) : app,
      ...(query as { properties?: Record<string, TSchema> } | undefined)?.properties,
    }),
  );

const withoutApp = (query: unknown): unknown => {
  const { app: _, ...fields } = query as Record<string, unknown>;
  return fields;
};

const bodyLimitOf = (body: TSchema): number =>
  maxTextBytes + (fileFieldsOf(body).length > 0 ? mostFileBytes : 0);

const bodyOptions = ({ body }: Schemas) => ({
  ...(body && { bodyLimit: bodyLimitOf(body) }),
  config: { takesMultipart: body !== undefined, ...(body && { body: closed(body) }) },
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
    ...bodyOptions(schemas),
    // Helmet's headers are for pages, and would cost a new nonce per request.
    helmet: false,
    // Checks permission before parsing, so that validation errors reveal nothing to others.
    onRequest: async (request, reply) => {
      setDataHeaders(reply);
      await server.authenticate(request);
      grantFor(request.actor, access);
    },
    schema: {
      tags: [tag],
      summary,
      security: [{ bearer: [] }, ...(takesServices(access) ? [{ serviceToken: [] }] : [])],
      ...(schemas.params && { params: schemas.params }),
      querystring: withApp(schemas.query, access),
      ...(call.method !== 'GET' && {
        body: closed(withoutFiles(schemas.envelope ?? schemas.body ?? nothing)),
      }),
      response: { 200: schemas.reply, ...failures },
    },
    handler: async (request, reply) => {
      const { actor } = request;
      const answer = await handle({
        params: request.params as ParamsOf<C>,
        query: withoutApp(request.query) as QueryOf<C>,
        body: request.body as BodyOf<C>,
        actor,
        grant: grantFor(actor, access),
        request,
        reply,
      });
      if (!(answer instanceof RawJson)) return answer;
      void reply.type('application/json; charset=utf-8');
      return answer.text;
    },
  });
};
