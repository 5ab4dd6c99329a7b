import { toPhoneKeys } from './phone-search.rule';

test.each([
  ['9000010306', ['9000010306']],
  ['90000 10306', ['9000010306']],
  ['(900) 001-0306', ['9000010306']],
  ['900.001.0306', ['9000010306']],
  ['90000–10306', ['9000010306']],
  ['+91 90000 10306', ['9000010306']],
  ['+919000010306', ['9000010306']],
  ['(+91) 90000-10306', ['9000010306']],
  ['0091 90000 10306', ['9000010306']],
  ['+91 90000 1', ['91900001', '900001']],
  ['+1 555 0100', ['15550100', '5550100']],
  ['10306', ['10306']],
])('a search for the phone number %j searches by its digits', (text, digits) => {
  expect(toPhoneKeys(text)).toEqual(digits);
});

test.each(['kavya das', 'kavya.90-00@mail.example', 'kavya 90000', '+91', '9 0', '...', ''])(
  'a search for %j is not treated as a phone number',
  (text) => {
    expect(toPhoneKeys(text)).toEqual([]);
  },
);
