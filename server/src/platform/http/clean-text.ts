import { AppError } from '../errors';
import type { ValueSchema } from './sent-values';
import { nameOf } from './validation-sentence';

const removed = /\0/g;
/** Halves of a pair that stand alone, as `String.prototype.toWellFormed` finds them. */
const halves = /\p{Surrogate}/gu;
const unstorable = /[\0\p{Surrogate}]/u;
/** Signs for machines, by Unicode's `Cc`, but for those that part lines and columns. */
const spoiled = /[^\P{Cc}\t\n\r]|\p{Surrogate}/u;
const spoiledLine = /[\p{Cc}\p{Surrogate}]/u;
/** Shorter texts are names, addresses and codes: they have one line. */
const shortestOfLines = 500;

const maxFields = 50;

interface Waiting {
  value: unknown;
  /** The field that it stands in. */
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

/** Where a text holds what its field does not take; -1 where it is right. */
const faultIn = (text: string, schema: ValueSchema | undefined): number => {
  const most = [schema, ...(schema?.anyOf ?? [])].map((one) => one?.maxLength ?? 0);
  const longest = Math.max(...most);
  return text.search(longest > 0 && longest < shortestOfLines ? spoiledLine : spoiled);
};

/** Entries that a call judges one by one, so that a fault of one refuses no other. */
const isJudgedLater = (schema: ValueSchema | undefined): boolean =>
  schema?.items !== undefined && Object.keys(schema.items).length === 0;

const schemaIn = (schema: ValueSchema | undefined, name: string): ValueSchema | undefined => {
  const { properties, items } = schema ?? {};
  if (properties) return Object.hasOwn(properties, name) ? properties[name] : undefined;
  // A text that stands for a list of it is held to what its entries are.
  return items;
};

/**
 * Refuses a text within a body that holds signs which nobody sees: control characters, but for tabs and
 * ends of lines in texts that may have lines, and halves of letters. The body may be nested as deep as it
 * is long.
 * @throws AppError that names each field, the sign and its place.
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

/**
 * Cleans every text of an address of letters that the database cannot hold, in place: nothing of it is
 * kept.
 */
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
