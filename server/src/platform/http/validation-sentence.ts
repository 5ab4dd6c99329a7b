import type { FastifySchemaValidationError } from 'fastify/types/schema';

const pluralize = (count: number, word: string): string =>
  `${count} ${word}${count === 1 ? '' : 's'}`;

const formats: Record<string, string> = {
  date: 'Enter a date as YYYY-MM-DD',
  email: 'Enter an e-mail address',
  uri: 'Enter an address that begins with http:// or https://',
  uuid: 'This id is not written correctly',
};

const kinds: Record<string, string> = {
  integer: 'Enter a whole number',
  number: 'Enter a number',
  boolean: 'Choose yes or no',
  array: 'Send a list',
  object: 'Send an object',
  string: 'Enter text',
};

const toTypeName = (type: unknown): string => String(Array.isArray(type) ? type[0] : type);

export const unknownField = 'This call does not know this field. Leave it out.';

export const tooManyEntries = (limit: number): string =>
  `Choose at most ${pluralize(limit, 'entry').replace('entrys', 'entries')}`;

type Sentence = (params: Record<string, unknown>) => string;

const sentences: Record<string, Sentence> = {
  required: () => 'This field is required',
  type: ({ type }) => kinds[toTypeName(type)] ?? 'This value cannot be used here',
  minLength: ({ limit }) =>
    limit === 1
      ? 'This field is required'
      : `Enter at least ${pluralize(Number(limit), 'character')}`,
  maxLength: ({ limit }) => `Enter at most ${pluralize(Number(limit), 'character')}`,
  minimum: ({ limit }) => `Enter a number not below ${String(limit)}`,
  maximum: ({ limit }) => `Enter a number not above ${String(limit)}`,
  minItems: ({ limit }) =>
    `Choose at least ${pluralize(Number(limit), 'entry').replace('entrys', 'entries')}`,
  maxItems: ({ limit }) => tooManyEntries(Number(limit)),
  uniqueItems: () => 'An entry stands twice',
  format: ({ format }) => formats[String(format)] ?? 'This is not written correctly',
  pattern: () => 'This is not written correctly',
  enum: ({ allowedValues }) => `Choose one of ${(allowedValues as unknown[]).join(', ')}`,
  additionalProperties: () => unknownField,
  const: ({ allowedValue }) => `Enter ${String(allowedValue)}`,
};

const maxNameLength = 100;

export const shortenName = (field: string): string =>
  field.length > maxNameLength ? `${field.slice(0, maxNameLength)}…` : field;

/** `/skills/0` and a missing `skills` both name the field `skills`. */
const getFieldName = ({ instancePath, keyword, params }: FastifySchemaValidationError): string => {
  const path = instancePath.split('/').filter(Boolean);
  if (keyword === 'required') path.push(String(params.missingProperty));
  if (keyword === 'additionalProperties') path.push(String(params.additionalProperty));
  return shortenName(path.join('.') || 'body');
};

type Schema = { 'x-sentence'?: string; properties?: Record<string, Schema> } | undefined;

const findOwnSentence = (error: FastifySchemaValidationError): string | undefined => {
  const { keyword, params } = error;
  if (keyword === 'maxLength' || keyword === 'maxItems') return undefined;
  const schema = 'parentSchema' in error ? (error.parentSchema as Schema) : undefined;
  const field =
    keyword === 'required' ? schema?.properties?.[String(params.missingProperty)] : schema;
  return field?.['x-sentence'];
};

const choices = new Set(['anyOf', 'oneOf', 'const', 'enum']);
const alternatives = new Set(['anyOf', 'oneOf']);

const invalidChoice = 'Choose one of the values that are offered';

const formatSentence = (error: FastifySchemaValidationError, isChoice: boolean): string => {
  if (isChoice && choices.has(error.keyword)) return invalidChoice;
  return sentences[error.keyword]?.(error.params) ?? 'This value cannot be used here';
};

const maxFaults = 200;

export const toFieldSentences = (
  errors: FastifySchemaValidationError[],
): Record<string, string> => {
  const named = errors.slice(0, maxFaults).map((error) => ({ error, field: getFieldName(error) }));
  const choiceFields = new Set(
    named.flatMap(({ error, field }) => (alternatives.has(error.keyword) ? [field] : [])),
  );
  const fields = new Map<string, string>();
  for (const { error, field } of named)
    if (!fields.has(field))
      fields.set(field, findOwnSentence(error) ?? formatSentence(error, choiceFields.has(field)));
  return Object.fromEntries(fields);
};
