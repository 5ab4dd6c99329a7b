import { measureFastest } from '../../../test/fastest-try';
import { userAttributes } from './user-attributes';
import { toFilterCondition } from './filter-sql';
import { parseFilter } from './filter.rule';

const refused = (text: string): string | undefined => {
  try {
    toFilterCondition(userAttributes, parseFilter(text));
    return undefined;
  } catch (error) {
    return (error as { scimType?: string }).scimType ?? String(error);
  }
};

it.each([
  ['a text that is not closed, with line breaks', `userName eq "${'\n'.repeat(40)}`],
  ['a text that is not closed', `userName eq "${'\\a'.repeat(900)}`],
  ['more letters than a filter has', `userName eq "${'a'.repeat(2_000)}"`],
  ['brackets as deep as it is long', `${'('.repeat(1_900)}`],
  ['not upon not', `${'not '.repeat(490)}active eq true`],
  ['comparisons without end', Array(90).fill('active eq true').join(' or ')],
  ['a bracket that is not closed', 'emails[type eq "work"'],
  ['nothing', ''],
  ['a name of JavaScript', '__proto__ eq "a"'],
  ['a number for a text', 'userName eq 5'],
  ['a day that is none', 'meta.created gt "yesterday"'],
  ['a value without an attribute', 'eq "a"'],
])('the SCIM filter %s is refused within 100 ms', async (_, text) => {
  expect(refused(text)).toBe('invalidFilter');
  expect(await measureFastest(() => refused(text), 100)).toBeLessThan(100);
});

it('a SCIM filter passes its values as parameters, never in the SQL text', () => {
  const text = 'userName eq "x\' or 1=1 --" or (title co "50%_" and not (externalId sw "y"))';
  const { sql, values } = toFilterCondition(userAttributes, parseFilter(text));
  expect(sql).not.toMatch(/1=1|50|'y'/);
  expect(values).toEqual(["x' or 1=1 --", '%50\\%\\_%', 'y%']);
});

it('a SCIM filter applies brackets, "not" and the precedence of "and" over "or"', () => {
  const { sql } = toFilterCondition(
    userAttributes,
    parseFilter('active eq true or active eq false and not (title pr)'),
  );
  expect(sql.replace(/\s+/g, ' ')).toMatch(/^\(\(.+\) or \(\(.+\) and \(.+\) is not true\)\)$/);
});
