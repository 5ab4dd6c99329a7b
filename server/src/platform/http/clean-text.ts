import { AppError } from '../errors';
import type { ValueSchema } from './sent-values';
import { nameOf } from './validation-sentence';

const removed = /\0/g;
const halves = /\p{Surrogate}/gu;
const unstorable = /[\0\p{Surrogate}]/u;
/** Control characters (Unicode `Cc`) except tab and line breaks. */
const spoiled = /[^\P{Cc}\t\n\r]|\p{Surrogate}/u;
const spoiledLine = /[\p{Cc}\p{Surrogate}]/u;
/** Texts with a shorter maxLength, such as names and codes, are single-line. */
const shortestOfLines = 500;

const maxFields = 50;

interface Waiting {
  value: unknown;
  field: string;
  schema: ValueSchema | undefined;
}

const breaks: Readonly<Record<string, string>> = {
  '\t': 'a tab',
  '\n': 'the end of a line',
  '\r': 'the end of a line',
};

const signOf = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0;
  if (code >= 0xd800) return 'one half of a letter, whose other half is missing';
  const broken = breaks[sign];
  if (broken) return `${broken}, and this text has one line`;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}, a sign for machines`;
};

const sentenceOf = (text: string, at: number): string =>
  `Remove character ${String([...text.slice(0, at)].length + 1)}: it is ${signOf(text.charAt(at))}.`;

const faultIn = (text: string, schema: ValueSchema | undefined): number => {
  const most = [schema, ...(schema?.anyOf ?? [])].map((one) => one?.maxLength ?? 0);
  const longest = Math.max(...most);
  return text.search(longest > 0 && longest < shortestOfLines ? spoiledLine : spoiled);
};

/** Open entries are validated one by one later, so that one fault does not refuse the rest. */
const isJudgedLater = (schema: ValueSchema | undefined): boolean =>
  schema?.items !== undefined && Object.keys(schema.items).length === 0;

const schemaIn = (schema: ValueSchema | undefined, name: string): ValueSchema | undefined => {
  const { properties, items } = schema ?? {};
  if (properties) return Object.hasOwn(properties, name) ? properties[name] : undefined;
  return items;
};

/**
 * Iterates, since a body may be nested too deep for recursion.
 * @throws AppError that names each field, the character and its position.
 */
export const assertTexts = (body: unknown, bodySchema?: ValueSchema): void => {
  const fields = new Map<string, string>();
  const waiting: Waiting[] = [{ value: body, field: '', schema: bodySchema }];
  for (let next = waiting.pop(); next && fields.size < maxFields; next = waiting.pop()) {
    const { value, field, schema } = next;
    if (typeof value === 'string') {
      const at = faultIn(value, schema?.items ?? schema);
      if (at >= 0) fields.set(nameOf(field), sentenceOf(value, at));
    } else if (typeof value === 'object' && value !== null && !isJudgedLater(schema)) {
      for (const [name, inner] of Object.entries(value))
        waiting.push({ value: inner, field: field || name, schema: schemaIn(schema, name) });
    }
  }
  if (fields.size > 0) throw new AppError('INVALID_INPUT', { fields: Object.fromEntries(fields) });
};

export const cleanTexts = (sent: unknown): void => {
  const waiting: unknown[] = [sent];
  while (waiting.length > 0) {
    const holder = waiting.pop();
    if (typeof holder !== 'object' || holder === null) continue;
    const values = holder as Record<string, unknown>;
    for (const name of Object.keys(values)) {
      const value = values[name];
      if (typeof value !== 'string') waiting.push(value);
      else if (unstorable.test(value))
        values[name] = value.replace(removed, '').replace(halves, '\uFFFD');
    }
  }
};
