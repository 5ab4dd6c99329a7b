import { colleagueName, personName } from './person-name';

it('says the whole name of an applicant and of a colleague', () => {
  expect(personName({ firstName: 'Asha', lastName: 'Rao' })).toBe('Asha Rao');
  expect(personName({ name: 'Ravi', lastName: 'Shah' })).toBe('Ravi Shah');
});

it('leaves nothing behind a name of one word', () => {
  expect(personName({ name: 'Asha', lastName: '' })).toBe('Asha');
});

it('has no name for nobody', () => {
  expect(colleagueName({ name: 'Ravi', lastName: 'Shah' })).toBe('Ravi Shah');
  expect(colleagueName(null)).toBeUndefined();
  expect(colleagueName(undefined)).toBeUndefined();
});
