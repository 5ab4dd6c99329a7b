import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { AppError } from '../errors';
import { cleanTexts } from './clean-text';
import { fieldsOf, type FieldPair, type Fields } from './field-pairs';
import { asJson, asText, type ValueSchema } from './sent-values';

/** A file that came with a form; its type is as the sender claims, to be checked by content. */
export interface SentFile {
  field: string;
  name: string;
  mediaType: string;
  content: Buffer;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Files of a multipart body. */
    sentFiles: SentFile[];
  }
}

export const bodyLimit = 1024 * 1024;
const fileLimit = 10 * 1024 * 1024;

/** The parser's own complaints carry no status; they are about what was sent. */
const unreadable = (error: unknown): unknown =>
  (error as { statusCode?: number }).statusCode
    ? error
    : new AppError('INVALID_INPUT', { message: 'The form data could not be read.' });

const readParts = async (request: FastifyRequest): Promise<Fields> => {
  const pairs: FieldPair[] = [];
  for await (const part of request.parts()) {
    if (part.type === 'field') pairs.push([part.fieldname, String(part.value)]);
    else
      request.sentFiles.push({
        field: part.fieldname,
        name: part.filename,
        mediaType: part.mimetype,
        content: await part.toBuffer(),
      });
  }
  return fieldsOf(pairs);
};

/** In a form an empty list is one empty value, and an empty number or choice is one not given. */
const emptyValues = (fields: Fields, schema: ValueSchema): Fields => {
  const clean: Fields = {};
  for (const [name, value] of Object.entries(fields)) {
    const wanted = schema.properties?.[name];
    if (value === '' && wanted?.type === 'array') clean[name] = [];
    else if (Array.isArray(value) && wanted?.type === 'array')
      clean[name] = value.filter((entry) => entry !== '');
    else clean[name] = value;
  }
  return clean;
};

const isPlain = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readForm = async (request: FastifyRequest): Promise<Fields> =>
  readParts(request).catch((error: unknown) => {
    throw unreadable(error);
  });

const isForm = ({ headers }: FastifyRequest): boolean =>
  /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(
    headers['content-type'] ?? '',
  );

const bringBody = async (request: FastifyRequest, schema: ValueSchema): Promise<void> => {
  const sent = request.isMultipart() ? await readForm(request) : request.body;
  const body = sent === undefined ? {} : sent;
  cleanTexts(body);
  if (isPlain(body)) delete body.app;
  const taken = isForm(request) ? asText : asJson;
  request.body = taken(schema, isPlain(body) ? emptyValues(body, schema) : body);
};

const bring = async (request: FastifyRequest): Promise<void> => {
  request.sentFiles = [];
  const { params, querystring, body } = (request.routeOptions.schema ?? {}) as Partial<
    Record<string, ValueSchema>
  >;
  cleanTexts(request.query);
  // Both are objects, whose values change in place.
  if (querystring) asText(querystring, request.query);
  if (params) asText(params, request.params);
  if (body) await bringBody(request, body);
};

const parseForm = (text: string): Fields => fieldsOf([...new URLSearchParams(text)]);

/** Accepts JSON, form and multipart bodies alike, and hands the handler one plain object. */
export const bodies = plugin(async (app: FastifyInstance) => {
  await app.register(formbody, { bodyLimit, parser: parseForm });
  await app.register(multipart, {
    limits: { fileSize: fileLimit, files: 10, fields: 2_000, fieldSize: bodyLimit, parts: 2_010 },
  });
  app.addHook('preValidation', bring);
});
