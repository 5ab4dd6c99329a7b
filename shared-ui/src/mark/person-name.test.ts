import { colleagueName, personName } from './person-name';

it('joins the names of an applicant and of a colleague', () => {
  expect(personName({ firstName: 'Asha', lastName: 'Rao' })).toBe('Asha Rao');
  expect(personName({ name: 'Ravi', lastName: 'Shah' })).toBe('Ravi Shah');
});

it('adds no space after a name of one word', () => {
  expect(personName({ name: 'Asha', lastName: '' })).toBe('Asha');
});

it('returns no name without a person', () => {
  expect(colleagueName({ name: 'Ravi', lastName: 'Shah' })).toBe('Ravi Shah');
  expect(colleagueName(null)).toBeUndefined();
  expect(colleagueName(undefined)).toBeUndefined();
});
