import { addressField } from './address-field';

test.each([
  ['7', 7],
  ['2147483647', 2_147_483_647],
  ['0', undefined],
  ['2147483648', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['seven', undefined],
  ['', undefined],
])('an address with the id %j leads to that record or to none', (raw, id) => {
  expect(addressField.id.read(raw)).toBe(id);
});
