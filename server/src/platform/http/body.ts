import type { FastifyInstance, FastifyRequest, preValidationHookHandler } from 'fastify';
import plugin from 'fastify-plugin';
import { invalidField } from '../errors';
import { cleanTexts, assertCleanTexts } from './clean-text';
import { collectFields, parseForm, type FormFields } from './field-pairs';
import { getFileFields } from './file-fields';
import { assertBoundedJson } from './json-bounds';
import { isMultipart } from './measure-bodies';
import { readMultipart, type SentFile } from './multipart';
import { coerceJson, coerceText, type ValueSchema } from './coerce-values';
import { shortenName, unknownFieldMessage } from './validation-message';

export type { SentFile };

declare module 'fastify' {
  interface FastifyRequest {
    sentFiles: SentFile[];
  }
}

/** Removes empty entries of lists in a form; a form sends an empty list as one empty value. */
const removeEmptyEntries = (fields: FormFields, schema: ValueSchema): FormFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (schema.properties?.[name]?.type !== 'array') return [name, value];
      if (value === '') return [name, []];
      return [name, Array.isArray(value) ? value.filter((entry) => entry !== '') : value];
    }),
  );

const isFieldsObject = (value: unknown): value is FormFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFormRequest = (request: FastifyRequest): boolean =>
  isMultipart(request) ||
  /^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '');

/** @throws AppError for a file field that the route does not have, or a file sent as text. */
const assertExpectedFiles = (request: FastifyRequest): void => {
  const known = getFileFields(request.routeOptions.config.body);
  for (const { field } of request.sentFiles)
    if (!known.includes(field)) throw invalidField(shortenName(field), unknownFieldMessage);
  if (!isFieldsObject(request.body)) return;
  for (const name of known) {
    if (request.body[name]) throw invalidField(name, 'Send it as a file of a multipart form.');
    delete request.body[name];
  }
};

const prepareBody = (request: FastifyRequest, schema: ValueSchema): void => {
  const body = request.body === undefined ? {} : request.body;
  assertCleanTexts(body, schema);
  if (isFieldsObject(body)) delete body.app;
  assertExpectedFiles(request);
  const taken = isFormRequest(request) ? coerceText : coerceJson;
  request.body = taken(schema, isFieldsObject(body) ? removeEmptyEntries(body, schema) : body);
};

const prepareRequest: preValidationHookHandler = (request, _reply, done) => {
  const { params, querystring, body } = (request.routeOptions.schema ?? {}) as Partial<
    Record<string, ValueSchema>
  >;
  cleanTexts(request.query);
  if (querystring) coerceText(querystring, request.query);
  if (params) coerceText(params, request.params);
  if (body) prepareBody(request, body);
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
      const { fields, files } = await readMultipart(request.headers, body);
      request.sentFiles = files;
      return collectFields(fields);
    },
  );
};

export const bodyParsingPlugin = plugin(async (app: FastifyInstance) => {
  app.addHook('onRequest', (request, _reply, done) => {
    request.sentFiles = [];
    done();
  });
  registerParsers(app);
  app.addHook('preValidation', prepareRequest);
});
