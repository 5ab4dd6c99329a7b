import type { FastifyInstance, FastifyRequest, preValidationHookHandler } from 'fastify';
import plugin from 'fastify-plugin';
import { invalidField } from '../errors';
import { cleanTexts, assertTexts } from './clean-text';
import { fieldsOf, parseForm, type Fields } from './field-pairs';
import { fileFieldsOf } from './file-fields';
import { assertBoundedJson } from './json-bounds';
import { isMultipart } from './measure-bodies';
import { readParts, type SentFile } from './multipart';
import { asJson, asText, type ValueSchema } from './sent-values';
import { nameOf, unknownField } from './validation-sentence';

export type { SentFile };

declare module 'fastify' {
  interface FastifyRequest {
    sentFiles: SentFile[];
  }
}

/** In a form, an empty list is one empty value; an empty number or choice counts as absent. */
const emptyValues = (fields: Fields, schema: ValueSchema): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (schema.properties?.[name]?.type !== 'array') return [name, value];
      if (value === '') return [name, []];
      return [name, Array.isArray(value) ? value.filter((entry) => entry !== '') : value];
    }),
  );

const isPlain = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isForm = (request: FastifyRequest): boolean =>
  isMultipart(request) ||
  /^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '');

/** @throws AppError for a file field that the route does not have, or a file sent as text. */
const assertFiles = (request: FastifyRequest): void => {
  const known = fileFieldsOf(request.routeOptions.config.body);
  for (const { field } of request.sentFiles)
    if (!known.includes(field)) throw invalidField(nameOf(field), unknownField);
  if (!isPlain(request.body)) return;
  for (const name of known) {
    if (request.body[name]) throw invalidField(name, 'Send it as a file of a multipart form.');
    delete request.body[name];
  }
};

const bringBody = (request: FastifyRequest, schema: ValueSchema): void => {
  const body = request.body === undefined ? {} : request.body;
  assertTexts(body, schema);
  if (isPlain(body)) delete body.app;
  assertFiles(request);
  const taken = isForm(request) ? asText : asJson;
  request.body = taken(schema, isPlain(body) ? emptyValues(body, schema) : body);
};

const bring: preValidationHookHandler = (request, _reply, done) => {
  const { params, querystring, body } = (request.routeOptions.schema ?? {}) as Partial<
    Record<string, ValueSchema>
  >;
  cleanTexts(request.query);
  if (querystring) asText(querystring, request.query);
  if (params) asText(params, request.params);
  if (body) bringBody(request, body);
  done();
};

const registerParsers = (app: FastifyInstance): void => {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, json, done) => {
    assertBoundedJson(String(json));
    return parseJson(request, String(json), done);
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, form: string) => parseForm(form),
  );
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      const { fields, files } = await readParts(request.headers, body);
      request.sentFiles = files;
      return fieldsOf(fields);
    },
  );
};

export const bodies = plugin(async (app: FastifyInstance) => {
  app.addHook('onRequest', (request, _reply, done) => {
    request.sentFiles = [];
    done();
  });
  registerParsers(app);
  app.addHook('preValidation', bring);
});
