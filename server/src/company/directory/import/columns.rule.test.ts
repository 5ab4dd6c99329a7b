import { suggestImportColumns } from './columns.rule';

it.each([
  [
    'a list of an HR system with a number sign',
    'Employee #,Last Name First Name,Work Email,Job Title,Hire Date',
    ['externalId', 'lastNameFirst', 'email', 'designation', 'joiningDate'],
  ],
  [
    'another one’s words',
    'Worker,Employee ID,Business Title,Email - Work,Hire Date,Worker Status',
    ['fullName', 'externalId', 'designation', 'email', 'joiningDate', 'status'],
  ],
  [
    'a German list',
    'Personalnummer,Vorname,Nachname,E-Mail,Eintrittsdatum,Abteilung,Aktiv',
    ['externalId', 'firstName', 'lastName', 'email', 'joiningDate', 'department', 'status'],
  ],
  ['a column that counts the rows', '#,Name,E-mail', ['-', 'fullName', 'email']],
])('the columns of the directory file %s are mapped to their fields', (_, headings, chosen) => {
  expect(suggestImportColumns('people', headings.split(','))).toEqual(chosen);
});
