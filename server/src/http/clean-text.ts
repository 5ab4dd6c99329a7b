import { AppError } from '../errors';
import { nameOf } from './validation-sentence';

const removed = /\0/g;
/** Halves of a pair that stand alone, as `String.prototype.toWellFormed` finds them. */
const halves = /\p{Surrogate}/gu;
const spoiled = /[\0\p{Surrogate}]/u;

const mostFields = 50;

interface Waiting {
  value: unknown;
  /** The field that it stands in. */
  field: string;
}

const sentenceOf = (text: string, at: number): string => {
  const sign =
    text[at] === '\0'
      ? 'U+0000, a sign for machines'
      : 'one half of a letter, whose other half is missing';
  return `Remove character ${String([...text.slice(0, at)].length + 1)}: it is ${sign}.`;
};

/**
 * Refuses a text within a body that holds letters which the database cannot keep. It may be nested as
 * deep as a body is long.
 * @throws AppError that names each field, the letter and its place.
 */
export const expectTexts = (body: unknown): void => {
  const fields = new Map<string, string>();
  const waiting: Waiting[] = [{ value: body, field: '' }];
  for (let next = waiting.pop(); next && fields.size < mostFields; next = waiting.pop()) {
    const { value, field } = next;
    if (typeof value === 'string') {
      const at = value.search(spoiled);
      if (at >= 0) fields.set(nameOf(field), sentenceOf(value, at));
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value))
        waiting.push({ value: inner, field: field || name });
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
      else if (spoiled.test(value))
        values[name] = value.replace(removed, '').replace(halves, '\uFFFD');
    }
  }
};
