import { colleagueName, personName } from './format-person-name';

it('the name of an applicant and that of a colleague are joined from first and last name', () => {
  expect(personName({ firstName: 'Asha', lastName: 'Rao' })).toBe('Asha Rao');
  expect(personName({ name: 'Ravi', lastName: 'Shah' })).toBe('Ravi Shah');
});

it('a person without a last name gets no trailing space', () => {
  expect(personName({ name: 'Asha', lastName: '' })).toBe('Asha');
});

it('the name is empty when there is no person', () => {
  expect(colleagueName({ name: 'Ravi', lastName: 'Shah' })).toBe('Ravi Shah');
  expect(colleagueName(null)).toBeUndefined();
  expect(colleagueName(undefined)).toBeUndefined();
});
