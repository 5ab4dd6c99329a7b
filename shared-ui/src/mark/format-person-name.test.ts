import { formatColleagueName, formatPersonName } from './format-person-name';

it('the name of an applicant and that of a colleague are joined from first and last name', () => {
  expect(formatPersonName({ firstName: 'Asha', lastName: 'Rao' })).toBe('Asha Rao');
  expect(formatPersonName({ name: 'Ravi', lastName: 'Shah' })).toBe('Ravi Shah');
});

it('a person without a last name gets no trailing space', () => {
  expect(formatPersonName({ name: 'Asha', lastName: '' })).toBe('Asha');
});

it('the name is empty when there is no person', () => {
  expect(formatColleagueName({ name: 'Ravi', lastName: 'Shah' })).toBe('Ravi Shah');
  expect(formatColleagueName(null)).toBeUndefined();
  expect(formatColleagueName(undefined)).toBeUndefined();
});
