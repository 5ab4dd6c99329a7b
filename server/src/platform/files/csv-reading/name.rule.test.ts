import { toFirstNameFirst, splitName } from './name.rule';
import { toHeadingKey } from './person-headings.rule';

it.each([
  ['Dr. Eva Lund', 'Dr. Eva', 'Lund'],
  ['Prof. Dr. Eva Maria Lund', 'Prof. Dr. Eva', 'Maria Lund'],
  ['J. R. R. Tolkien', 'J. R. R.', 'Tolkien'],
  ['A. Kumar', 'A.', 'Kumar'],
  ['Eva Lund', 'Eva', 'Lund'],
  ['Eva Lund, Ph.D.', 'Eva', 'Lund, Ph.D.'],
  ['Madonna', 'Madonna', ''],
  ['K.', 'K.', ''],
  ['García, José', 'José', 'García'],
])('the full name %s is split into %s and %s', (written, firstName, lastName) => {
  expect(splitName(written, 'first-name-first')).toEqual({ firstName, lastName });
});

it('a title such as Dr. stays with the first name when the last name comes first', () => {
  expect(splitName('Nagy Dr. Ilona', 'last-name-first')).toEqual({
    ...{ firstName: 'Dr. Ilona', lastName: 'Nagy' },
  });
});

// An algorithm of quadratic time would take minutes here.
it('300,000 blanks in a name or heading are read as one blank', () => {
  const blanks = ' '.repeat(300_000);
  expect(splitName(`Mira${blanks}Sen`, 'first-name-first')).toEqual({
    firstName: 'Mira',
    lastName: 'Sen',
  });
  expect(toFirstNameFirst(`Sen,${blanks}Mira`)).toBe('Mira Sen');
  expect(toFirstNameFirst(`Mira${blanks}Sen`)).toBe(`Mira${blanks}Sen`);
  expect(toHeadingKey(`Employee${blanks}#`)).toBe('employeeno');
});
