import { measureFastest } from '../../../test/fastest-try';
import { findReliableDetails } from './sure-details.rule';

const resume = `Zoë Müller
zoe.mueller@example.org · +49 30 901820
Experience
2015 - 2019 React and PostgreSQL`;

it('a name, an address and a number that occur only once in a resume are filled into the form', () => {
  expect(findReliableDetails(resume, undefined)).toEqual({
    firstName: 'Zoë',
    lastName: 'Müller',
    email: 'zoe.mueller@example.org',
    phone: '+49 30 901820',
  });
});

it.each([
  ['CURRICULUM VITAE\nANNE-MARIE O’BRIEN', 'Anne-Marie', 'O’Brien'],
  ['Jan van der Berg\nAmsterdam', 'Jan', 'van der Berg'],
  ['Lebenslauf\nJ. R. Tolkien', 'J. R.', 'Tolkien'],
])('the applicant’s name is read from the resume line %j', (text, firstName, lastName) => {
  expect(findReliableDetails(text, undefined)).toMatchObject({ firstName, lastName });
});

it.each([
  'Senior Software Engineer\nMira Sen',
  'Kestrel Foods Ltd\nMira Sen',
  'Dear hiring team,\nMira Sen',
  'Resume 2024',
  'Mira',
  'mira sen',
  '',
])('no name is read from the first line %j of a resume', (text) => {
  expect(findReliableDetails(text, undefined)).toMatchObject({ firstName: '', lastName: '' });
});

it('of two different addresses or numbers in a resume none is filled in; a repeated one counts once', () => {
  const two = 'Mira Sen\nmira@example.org\nReference: boss@example.com';
  expect(findReliableDetails(two, undefined).email).toBe('');
  expect(findReliableDetails('mira@example.org MIRA@example.org', undefined).email).toBe(
    'mira@example.org',
  );
  const numbers = 'Call +49 30 901820 or +49 30 901821';
  expect(findReliableDetails(numbers, undefined).phone).toBe('');
});

it('years are not taken for a phone number, and a number without a country code gets that of the job’s country', () => {
  expect(findReliableDetails('Work 2015 - 2019, 20 000 people', 'DE').phone).toBe('');
  expect(findReliableDetails('Tel. 030 901820', undefined).phone).toBe('');
  expect(findReliableDetails('Tel. 030 901820', 'DE').phone).toBe('+49 30 901820');
});

it('a resume that is made to be slow to read costs only a moment', async () => {
  for (const piece of ['a@', '1-', 'A ', 'a', '+49 30 901820 ', '.a@a.a']) {
    const text = piece.repeat(50_000);
    const ms = await measureFastest(() => findReliableDetails(text, 'DE'), 100);
    expect([piece, ms < 100]).toEqual([piece, true]);
  }
});
