import type { FastifySchemaValidationError } from 'fastify/types/schema';

const pluralize = (count: number, word: string): string =>
  `${count} ${word}${count === 1 ? '' : 's'}`;

const formatMessages: Record<string, string> = {
  date: 'Enter a date as YYYY-MM-DD',
  email: 'Enter an e-mail address',
  uri: 'Enter an address that begins with http:// or https://',
  uuid: 'This id is not written correctly',
};

const typeMessages: Record<string, string> = {
  integer: 'Enter a whole number',
  number: 'Enter a number',
  boolean: 'Choose yes or no',
  array: 'Send a list',
  object: 'Send an object',
  string: 'Enter text',
};

const toTypeName = (type: unknown): string => String(Array.isArray(type) ? type[0] : type);

export const unknownFieldMessage = 'This call does not know this field. Leave it out.';

export const tooManyEntriesMessage = (limit: number): string =>
  `Choose at most ${pluralize(limit, 'entry').replace('entrys', 'entries')}`;

type FormatMessage = (params: Record<string, unknown>) => string;

const messagesByKeyword: Record<string, FormatMessage> = {
  required: () => 'This field is required',
  type: ({ type }) => typeMessages[toTypeName(type)] ?? 'This value cannot be used here',
  minLength: ({ limit }) =>
    limit === 1
      ? 'This field is required'
      : `Enter at least ${pluralize(Number(limit), 'character')}`,
  maxLength: ({ limit }) => `Enter at most ${pluralize(Number(limit), 'character')}`,
  minimum: ({ limit }) => `Enter a number not below ${String(limit)}`,
  maximum: ({ limit }) => `Enter a number not above ${String(limit)}`,
  minItems: ({ limit }) =>
    `Choose at least ${pluralize(Number(limit), 'entry').replace('entrys', 'entries')}`,
  maxItems: ({ limit }) => tooManyEntriesMessage(Number(limit)),
  uniqueItems: () => 'An entry stands twice',
  format: ({ format }) => formatMessages[String(format)] ?? 'This is not written correctly',
  pattern: () => 'This is not written correctly',
  enum: ({ allowedValues }) => `Choose one of ${(allowedValues as unknown[]).join(', ')}`,
  additionalProperties: () => unknownFieldMessage,
  const: ({ allowedValue }) => `Enter ${String(allowedValue)}`,
};

const maxNameLength = 100;

export const shortenName = (field: string): string =>
  field.length > maxNameLength ? `${field.slice(0, maxNameLength)}…` : field;

/**
 * Field to which a validation error belongs: both `/skills/0` and a missing `skills` name the field `skills`.
 */
const getFieldName = ({ instancePath, keyword, params }: FastifySchemaValidationError): string => {
  const path = instancePath.split('/').filter(Boolean);
  if (keyword === 'required') path.push(String(params.missingProperty));
  if (keyword === 'additionalProperties') path.push(String(params.additionalProperty));
  return shortenName(path.join('.') || 'body');
};

type MessageSchema =
  { 'x-sentence'?: string; properties?: Record<string, MessageSchema> } | undefined;

const findOwnSentence = (error: FastifySchemaValidationError): string | undefined => {
  const { keyword, params } = error;
  if (keyword === 'maxLength' || keyword === 'maxItems') return undefined;
  const schema = 'parentSchema' in error ? (error.parentSchema as MessageSchema) : undefined;
  const field =
    keyword === 'required' ? schema?.properties?.[String(params.missingProperty)] : schema;
  return field?.['x-sentence'];
};

const choiceKeywords = new Set(['anyOf', 'oneOf', 'const', 'enum']);
const alternativeKeywords = new Set(['anyOf', 'oneOf']);

const invalidChoice = 'Choose one of the values that are offered';

const formatSentence = (error: FastifySchemaValidationError, isChoice: boolean): string => {
  if (isChoice && choiceKeywords.has(error.keyword)) return invalidChoice;
  return messagesByKeyword[error.keyword]?.(error.params) ?? 'This value cannot be used here';
};

const maxFaults = 200;

export const toFieldMessages = (errors: FastifySchemaValidationError[]): Record<string, string> => {
  const named = errors.slice(0, maxFaults).map((error) => ({ error, field: getFieldName(error) }));
  const choiceFields = new Set(
    named.flatMap(({ error, field }) => (alternativeKeywords.has(error.keyword) ? [field] : [])),
  );
  const fields = new Map<string, string>();
  for (const { error, field } of named)
    if (!fields.has(field))
      fields.set(field, findOwnSentence(error) ?? formatSentence(error, choiceFields.has(field)));
  return Object.fromEntries(fields);
};
