import { findNumbers, maskNumber } from './find-numbers.rule';

test.each([
  ['Aadhaar 2341 2341 2346, thanks', 'aadhaar', '234123412346'],
  ['2341-2341-2346', 'aadhaar', '234123412346'],
  ['id:234123412346.', 'aadhaar', '234123412346'],
  ['My PAN is acupa7085r', 'pan', 'ACUPA7085R'],
  ['SSN 536-90-4399', 'ssn', '536904399'],
])('a document number in “%s” is found', (text, kind, compact) => {
  expect(findNumbers(text)).toMatchObject([{ kind, compact }]);
});

test.each([
  ['a wrong check digit', '2341 2341 2347'],
  ['a phone number', '+91 98765 43210 or +234123412346'],
  ['an account number', '9123412341234600'],
  ['a word of ten letters', 'ABCDE1234'],
  ['an area of Social Security that is never given', '000-12-3456'],
  ['a day', '2026-11-28 and 28-11-2026'],
])('the text %s is not taken for a document number', (_, text) => {
  expect(findNumbers(text)).toEqual([]);
});

test('a masked document number keeps its last four characters', () => {
  expect(maskNumber('234123412346')).toBe('••••2346');
  expect(findNumbers('Aadhaar ••••2346')).toEqual([]);
});

test('a long text without a document number is searched at once', () => {
  const begin = performance.now();
  findNumbers('2341 234 '.repeat(5_000) + 'A'.repeat(20_000));
  expect(performance.now() - begin).toBeLessThan(100);
});
