import type { FastifySchemaValidationError } from 'fastify/types/schema';

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

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

const kindOf = (type: unknown): string => String(Array.isArray(type) ? type[0] : type);

export const unknownField = 'This call does not know this field. Leave it out.';

export const tooManyEntries = (limit: number): string =>
  `Choose at most ${plural(limit, 'entry').replace('entrys', 'entries')}`;

type Sentence = (params: Record<string, unknown>) => string;

const sentences: Record<string, Sentence> = {
  required: () => 'This field is required',
  type: ({ type }) => kinds[kindOf(type)] ?? 'This value cannot be used here',
  minLength: ({ limit }) =>
    limit === 1 ? 'This field is required' : `Enter at least ${plural(Number(limit), 'character')}`,
  maxLength: ({ limit }) => `Enter at most ${plural(Number(limit), 'character')}`,
  minimum: ({ limit }) => `Enter a number not below ${String(limit)}`,
  maximum: ({ limit }) => `Enter a number not above ${String(limit)}`,
  minItems: ({ limit }) =>
    `Choose at least ${plural(Number(limit), 'entry').replace('entrys', 'entries')}`,
  maxItems: ({ limit }) => tooManyEntries(Number(limit)),
  uniqueItems: () => 'An entry stands twice',
  format: ({ format }) => formats[String(format)] ?? 'This is not written correctly',
  pattern: () => 'This is not written correctly',
  enum: ({ allowedValues }) => `Choose one of ${(allowedValues as unknown[]).join(', ')}`,
  additionalProperties: () => unknownField,
  const: ({ allowedValue }) => `Enter ${String(allowedValue)}`,
};

const longestName = 100;

export const nameOf = (field: string): string =>
  field.length > longestName ? `${field.slice(0, longestName)}…` : field;

/** `/skills/0` and a missing `skills` both name the field `skills`. */
const fieldOf = ({ instancePath, keyword, params }: FastifySchemaValidationError): string => {
  const path = instancePath.split('/').filter(Boolean);
  if (keyword === 'required') path.push(String(params.missingProperty));
  if (keyword === 'additionalProperties') path.push(String(params.additionalProperty));
  return nameOf(path.join('.') || 'body');
};

type Schema = { 'x-sentence'?: string; properties?: Record<string, Schema> } | undefined;

const ownSentence = (error: FastifySchemaValidationError): string | undefined => {
  const { keyword, params } = error;
  if (keyword === 'maxLength' || keyword === 'maxItems') return undefined;
  const schema = 'parentSchema' in error ? (error.parentSchema as Schema) : undefined;
  const field =
    keyword === 'required' ? schema?.properties?.[String(params.missingProperty)] : schema;
  return field?.['x-sentence'];
};

const choices = new Set(['anyOf', 'oneOf', 'const', 'enum']);
const alternatives = new Set(['anyOf', 'oneOf']);

const offered = 'Choose one of the values that are offered';

const sentenceOf = (error: FastifySchemaValidationError, isChoice: boolean): string => {
  if (isChoice && choices.has(error.keyword)) return offered;
  return sentences[error.keyword]?.(error.params) ?? 'This value cannot be used here';
};

const maxFaults = 200;

export const fieldSentences = (errors: FastifySchemaValidationError[]): Record<string, string> => {
  const named = errors.slice(0, maxFaults).map((error) => ({ error, field: fieldOf(error) }));
  const choiceFields = new Set(
    named.flatMap(({ error, field }) => (alternatives.has(error.keyword) ? [field] : [])),
  );
  const fields = new Map<string, string>();
  for (const { error, field } of named)
    if (!fields.has(field))
      fields.set(field, ownSentence(error) ?? sentenceOf(error, choiceFields.has(field)));
  return Object.fromEntries(fields);
};
