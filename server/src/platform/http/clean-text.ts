import { AppError } from '../errors';
import type { ValueSchema } from './coerce-values';
import { shortenName } from './validation-message';

const nullCharacters = /\0/g;
const surrogates = /\p{Surrogate}/gu;
const unstorablePattern = /[\0\p{Surrogate}]/u;
/**
 * Control characters (Unicode `Cc`) except tab and line breaks, and unpaired surrogates, which texts may not
 * contain.
 */
const forbiddenCharacter = /[^\P{Cc}\t\n\r]|\p{Surrogate}/u;
const forbiddenInLine = /[\p{Cc}\p{Surrogate}]/u;
/** Texts with a smaller maxLength than this, such as names and codes, are single-line. */
const minMultilineLength = 500;

const maxReportedFields = 50;

interface PendingValue {
  value: unknown;
  field: string;
  schema: ValueSchema | undefined;
}

const breakNames: Readonly<Record<string, string>> = {
  '\t': 'a tab',
  '\n': 'the end of a line',
  '\r': 'the end of a line',
};

const describeCharacter = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0;
  if (code >= 0xd800) return 'one half of a letter, whose other half is missing';
  const broken = breakNames[sign];
  if (broken) return `${broken}, and this text has one line`;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}, a sign for machines`;
};

const formatTextFault = (text: string, at: number): string =>
  `Remove character ${String([...text.slice(0, at)].length + 1)}: it is ${describeCharacter(text.charAt(at))}.`;

const findFaultIndex = (text: string, schema: ValueSchema | undefined): number => {
  const most = [schema, ...(schema?.anyOf ?? [])].map((one) => one?.maxLength ?? 0);
  const longest = Math.max(...most);
  return text.search(
    longest > 0 && longest < minMultilineLength ? forbiddenInLine : forbiddenCharacter,
  );
};

/**
 * True for lists whose entries are validated one by one later, so that one error does not refuse the others.
 */
const isValidatedLater = (schema: ValueSchema | undefined): boolean =>
  schema?.items !== undefined && Object.keys(schema.items).length === 0;

const findSchema = (schema: ValueSchema | undefined, name: string): ValueSchema | undefined => {
  const { properties, items } = schema ?? {};
  if (properties) return Object.hasOwn(properties, name) ? properties[name] : undefined;
  return items;
};

/**
 * Does not use recursion, since a body may be nested too deep for it.
 * @throws AppError that names each field, the character and its position.
 */
export const assertCleanTexts = (body: unknown, bodySchema?: ValueSchema): void => {
  const fields = new Map<string, string>();
  const waiting: PendingValue[] = [{ value: body, field: '', schema: bodySchema }];
  for (let next = waiting.pop(); next && fields.size < maxReportedFields; next = waiting.pop()) {
    const { value, field, schema } = next;
    if (typeof value === 'string') {
      const at = findFaultIndex(value, schema?.items ?? schema);
      if (at >= 0) fields.set(shortenName(field), formatTextFault(value, at));
    } else if (typeof value === 'object' && value !== null && !isValidatedLater(schema)) {
      for (const [name, inner] of Object.entries(value))
        waiting.push({ value: inner, field: field || name, schema: findSchema(schema, name) });
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
      else if (unstorablePattern.test(value))
        values[name] = value.replace(nullCharacters, '').replace(surrogates, '\uFFFD');
    }
  }
};
