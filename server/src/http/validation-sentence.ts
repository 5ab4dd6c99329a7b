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
  maxItems: ({ limit }) =>
    `Choose at most ${plural(Number(limit), 'entry').replace('entrys', 'entries')}`,
  uniqueItems: () => 'An entry stands twice',
  format: ({ format }) => formats[String(format)] ?? 'This is not written correctly',
  pattern: () => 'This is not written correctly',
  enum: ({ allowedValues }) => `Choose one of ${(allowedValues as unknown[]).join(', ')}`,
  const: ({ allowedValue }) => `Enter ${String(allowedValue)}`,
};

/** Field that an error is about: `/skills/0` and a missing `skills` both name `skills`. */
const fieldOf = ({ instancePath, keyword, params }: FastifySchemaValidationError): string => {
  const path = instancePath.split('/').filter(Boolean);
  if (keyword === 'required') path.push(String(params.missingProperty));
  return path.join('.') || 'body';
};

type Schema = { 'x-sentence'?: string; properties?: Record<string, Schema> } | undefined;

/** The sentence that a field's schema has of its own; how long a text may be is said in any case. */
const ownSentence = (error: FastifySchemaValidationError): string | undefined => {
  const { keyword, params } = error;
  if (keyword === 'maxLength' || keyword === 'maxItems') return undefined;
  const schema = 'parentSchema' in error ? (error.parentSchema as Schema) : undefined;
  const field =
    keyword === 'required' ? schema?.properties?.[String(params.missingProperty)] : schema;
  return field?.['x-sentence'];
};

const choices = new Set(['anyOf', 'oneOf', 'const', 'enum']);

/** One sentence for each field that is wrong, in words for the person who filled it in. */
export const fieldSentences = (errors: FastifySchemaValidationError[]): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (const error of errors) {
    const field = fieldOf(error);
    const isChoice = errors.some(
      (other) =>
        fieldOf(other) === field && (other.keyword === 'anyOf' || other.keyword === 'oneOf'),
    );
    fields[field] ??=
      ownSentence(error) ??
      (isChoice && choices.has(error.keyword)
        ? 'Choose one of the values that are offered'
        : (sentences[error.keyword]?.(error.params) ?? 'This value cannot be used here'));
  }
  return fields;
};
