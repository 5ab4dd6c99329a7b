import { importMessages } from '../../../../contract/applicants/intake/application-import-constants';
import { readImportRow } from './read-row.rule';

const mapping = { firstName: 0, lastName: 1, applicantEmail: 2, experience: 3, comment: 4 };
const read = (cells: string[], by: object = mapping) => readImportRow({ line: 2, cells }, by, 5);

describe('a value is stored as it was written', () => {
  it.each([
    ['=HYPERLINK("http://x")', '@Roy', '+SUM(1)'],
    ['-Asha', "O'Neil", '= not a formula'],
    ['علی‌رضا', 'x'.repeat(100), '😀'.repeat(2_000)],
  ])(
    'a value of an import row is stored as it was written: a row with %s',
    (first, last, remark) => {
      const { person, comment, faults } = read([first, last, 'b@y.example', '5', remark]);
      expect([person.firstName, person.lastName, comment, faults]).toEqual([
        first,
        last,
        remark,
        [],
      ]);
    },
  );
});

describe('a row is refused with its reason', () => {
  it.each([
    [
      'years that can be several',
      ['A', '', 'b@y.example', '2-4 years'],
      'experience',
      importMessages.years('2-4 years'),
    ],
    [
      'a name too long',
      ['x'.repeat(101), '', 'b@y.example'],
      'firstName',
      importMessages.tooLong(101, 100),
    ],
    [
      'a comment too long',
      ['A', '', 'b@y.example', '', 'x'.repeat(2_001)],
      'comment',
      importMessages.tooLong(2_001, 2_000),
    ],
    ['surplus cells', ['A', '', 'b@y.example', '', '', 'x', 'y'], 'row', importMessages.surplus(2)],
  ])('an import row is refused with its reason: a row with %s', (_, cells, field, message) => {
    expect(read(cells).faults).toEqual([{ field, message }]);
  });

  it('an error in a first or last name points to the full-name column it was split from', () => {
    const { faults } = read([`A ${'x'.repeat(120)}\u202e`, '', 'b@y.example'], {
      fullName: 0,
      applicantEmail: 2,
    });
    expect(faults).toEqual([{ field: 'fullName', message: expect.stringContaining('U+202E') }]);
  });
});
