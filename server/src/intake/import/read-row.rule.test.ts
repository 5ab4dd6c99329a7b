import { readRow } from './read-row.rule';

it('keeps no cell that another spreadsheet would run', () => {
  const cells = ['=HYPERLINK("http://x")', '@Roy', 'b@y.example', '+SUM(1)'];
  const { person, comment, faults } = readRow(2, cells, {
    firstName: 0,
    lastName: 1,
    applicantEmail: 2,
    comment: 3,
  });
  expect([person.firstName, person.lastName, comment]).toEqual([
    'HYPERLINK("http://x")',
    'Roy',
    'SUM(1)',
  ]);
  expect(faults).toEqual([]);
});
