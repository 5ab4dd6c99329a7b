import { AppError, invalidField } from '../errors';
import { maxJsonDepth, maxBodyValues } from './body-limits';

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const openingBrackets = new Set([0x5b, 0x7b]);
const closingBrackets = new Set([0x5d, 0x7d]);

const findTextEnd = (json: string, start: number): number => {
  let at = start + 1;
  while (at < json.length && json.charCodeAt(at) !== quote)
    at += json.charCodeAt(at) === backslash ? 2 : 1;
  return at;
};

/** @throws AppError when the JSON text has more than `most` values, or is nested too deep. */
export const assertBoundedJson = (json: string, most = maxBodyValues): void => {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (sign === quote) at = findTextEnd(json, at);
    else if (sign === comma) values += 1;
    else if (openingBrackets.has(sign)) {
      depth += 1;
      values += 1;
    } else if (closingBrackets.has(sign)) depth -= 1;
    if (depth > maxJsonDepth)
      throw invalidField('body', `Lists and objects may stand ${maxJsonDepth} deep, not deeper.`);
    if (values > most)
      throw new AppError('TOO_LARGE', {
        message: `A body may hold ${most} values. Send less at once.`,
      });
  }
};
