import { parse, type Filter } from 'scim2-parse-filter';
import { scimMost } from '../../../contract/company/scim/scim-constants';
import { ScimError } from './scim-error';

export type { Filter };

export const createInvalidFilterError = (detail: string): ScimError =>
  new ScimError(400, 'invalidFilter', detail);

const nestingPattern = /[([]|\bnot\b/gi;
const connectivePattern = /\b(?:and|or)\b/gi;
/**
 * Control characters, which filters may not contain: after an unclosed text, line breaks would keep the
 * parser busy almost endlessly.
 */
const controlCharacter = /\p{Cc}/u;

const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * Parses a filter after checking its size.
 * @throws ScimError for an invalid, too long or too deep filter.
 */
export const parseFilter = (text: string): Filter => {
  if (text.length > scimMost.filter || controlCharacter.test(text))
    throw createInvalidFilterError(`A filter is one line of at most ${scimMost.filter} letters.`);
  if (
    countMatches(text, nestingPattern) > scimMost.depth ||
    countMatches(text, connectivePattern) > scimMost.comparisons
  )
    throw createInvalidFilterError(
      `A filter has at most ${scimMost.comparisons} comparisons and ${scimMost.depth} brackets.`,
    );
  try {
    return parse(text);
  } catch {
    throw createInvalidFilterError(
      'This filter cannot be read. Write it like userName eq "ada@example.com".',
    );
  }
};
