import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { scimBase, scimMost } from '../../../contract/company/scim/scim-constants';
import { setDataHeaders } from '../../platform/http/data-headers';
import { toAppError } from '../../platform/http/failures';
import { assertBoundedJson } from '../../platform/http/json-bounds';
import { toErrorBody, createScimNotFoundError, ScimError, toScimError } from './scim-error';

const mediaType = 'application/scim+json';
const contentType = `${mediaType}; charset=utf-8`;

const convertError = (error: unknown, request: FastifyRequest): ScimError => {
  if (error instanceof ScimError) return error;
  const failure = toScimError(toAppError(error));
  if (failure.status < 500) return failure;
  request.log.error({ err: error }, 'The call failed');
  const detail = `${failure.message} Reference: ${request.id}`;
  return new ScimError(failure.status, undefined, detail);
};

const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const failure = convertError(error, request);
  const wait = toAppError(error).retryAfter ?? (failure.status === 503 ? 5 : undefined);
  if (wait !== undefined) void reply.header('retry-after', String(wait));
  if (failure.status === 401) void reply.header('www-authenticate', 'Bearer');
  // Removes a header with which Fastify would close the connection during an upload, before the
  // sender has read the error.
  void reply.removeHeader('connection');
  return reply
    .status(failure.status)
    .header('cache-control', 'no-store')
    .type(contentType)
    .send(JSON.stringify(toErrorBody(failure)));
};

const registerParser = (room: FastifyInstance): void => {
  const parseJson = room.getDefaultJsonParser('error', 'error');
  room.removeAllContentTypeParsers();
  room.addContentTypeParser(
    [mediaType, 'application/json'],
    { parseAs: 'string' },
    (request, json, done) => {
      // Some providers send the content type JSON with an empty body.
      if (json === '') {
        done(null, undefined);
        return;
      }
      assertBoundedJson(String(json), scimMost.values);
      return parseJson(request, String(json), done);
    },
  );
};

/** Identity providers add their own query parameters, which are ignored. */
const dropUnknownParameters = (request: FastifyRequest): void => {
  const { querystring } = (request.routeOptions.schema ?? {}) as {
    querystring?: { properties?: object };
  };
  const query = request.query as Record<string, unknown>;
  for (const name of Object.keys(query))
    if (!Object.hasOwn(querystring?.properties ?? {}, name)) delete query[name];
};

export const registerScimRoutes = (
  app: FastifyInstance,
  register: (room: FastifyInstance) => void,
): void => {
  void app.register(async (room) => {
    registerParser(room);
    room.setErrorHandler(answerError);
    room.addHook('onRequest', async (_, reply) => {
      void reply.type(contentType);
    });
    room.addHook('onRoute', (options) => {
      options.config = { ...options.config, jsonType: mediaType };
    });
    room.addHook('preValidation', async (request) => dropUnknownParameters(request));
    register(room);
    room.all(`${scimBase}/*`, { schema: { hide: true } }, async (_, reply) => {
      setDataHeaders(reply);
      throw createScimNotFoundError();
    });
  });
};
