import sql from 'sql-template-tag';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DirectoryImport } from '../../../contract/company/directory/directory-import';
import { csvMessages } from '../../../contract/platform/files/csv-file-constants';
import { dayCellMessages } from '../../../contract/platform/files/day-order-constants';
import { onDatabase, type Caller } from '../../server';
import { directoryFiles } from '../../company/directory/directory-files';

const file = (name: string): Buffer =>
  readFileSync(join(import.meta.dirname, '../../cases/people', name));

const refusals = ({ lines }: DirectoryImport) =>
  lines.flatMap(({ line, fields }) => (fields ? [[line, fields]] : []));

onDatabase(
  (server) => {
    let caller: Caller;
    const { preview, run } = directoryFiles(() => caller);
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
      await server().db.run(sql`
        update app_user set email = 'asha.verma@kestrelfoods.example' where id = ${caller.userId}`);
    });

    it('characters of a file saved by a spreadsheet are stored as a person typed them', async () => {
      const found = await preview('departments', file('departments-ansi.csv'));
      expect(found).toMatchObject({
        ...{ encoding: 'windows-1252', headerLine: 1 },
        stored: { columns: ['Name'], rows: [['Baker’s Yard'], ['R&D – Kitchen'], ['Škoda']] },
      });
      await run('departments', found);
      const stored = await server().db.many<{ name: string }>(
        sql`select name from department order by id desc limit 3`,
      );
      expect(stored.map(({ name }) => name)).toEqual(['Škoda', 'R&D – Kitchen', 'Baker’s Yard']);
    });

    it('a person can choose how characters, headings and cells of a file are read', async () => {
      const content = Buffer.from('Made today\nName;Status\nB\x92s;Active\n', 'latin1');
      expect((await preview('skills', content)).stored.rows).toEqual([['B’s', 'Active']]);
      const mac = await preview('skills', content, [], {
        ...{ encoding: 'macintosh', delimiter: ',', headerLine: 1 },
      });
      expect([mac.columns, mac.sample]).toEqual([
        ['Made today'],
        [['Name;Status'], ['Bís;Active']],
      ]);
    });

    it('only the row with an unreadable or control character is refused', async () => {
      const content = Buffer.concat([
        Buffer.from('Name\nJosé\nMüller\ncaf'),
        Buffer.from([0xe9]),
        Buffer.from('\nA\u000bB\nTab\tbed\n'),
      ]);
      const found = await preview('skills', content);
      expect(refusals(found)).toEqual([
        [4, { name: csvMessages.unreadable('caf\uFFFD') }],
        [5, { name: csvMessages.control(2, 'U+000B') }],
      ]);
      expect(found.created).toBe(3);
    });

    it('department names that differ only in case, blanks or hidden characters are the same department', async () => {
      const found = await preview('departments', file('names-case.csv'));
      expect(found.lines.map(({ line, outcome }) => [line, outcome])).toEqual([
        [2, 'created'],
        [3, 'refused'],
        [4, 'refused'],
        [5, 'refused'],
        [6, 'created'],
        [7, 'created'],
        [8, 'created'],
        [9, 'created'],
        [10, 'created'],
        [11, 'refused'],
      ]);
    });

    it('an HR system’s export of people is imported, and can create missing departments and designations', async () => {
      const content = file('hr-export.csv');
      const found = await preview('people', content);
      expect(found).toMatchObject({
        chosen: [
          ...['externalId', 'fullName', 'designation', 'department', 'joiningDate'],
          ...['leavingDate', 'email', 'manager', 'status'],
        ],
        missing: [
          { kind: 'departments', names: ['Finance'] },
          { kind: 'designations', names: ['Associate'] },
        ],
        ...{ created: 0, refused: 1, dayOrder: null },
      });
      const create = ['departments', 'designations'] as const;
      const willing = await preview('people', content, [], { create: [...create] });
      expect(willing).toMatchObject({ created: 1, refused: 0 });
      expect(willing.stored).toEqual({
        columns: [
          ...['External Id', 'First Name', 'Last Name', 'E-mail', 'Designation', 'Department'],
          ...['Manager', 'Joining Date', 'Leaving Date', 'Status'],
        ],
        rows: [
          [
            ...['E-901', 'Ravi', 'Kumar', 'ravi.k901@x.example', 'Associate', 'Finance'],
            ...['Asha Verma', '2025-11-13', '', 'Active'],
          ],
        ],
      });
      const counted = await server().db.many(sql`select from department where name = 'Finance'`);
      expect(counted).toHaveLength(0);
      for (const { kind, names } of willing.missing)
        await run(kind, {
          ...willing,
          records: names.map((name) => ({ line: 0, record: { name } })),
        });
      expect(await run('people', willing)).toMatchObject({ created: 1, refused: 0 });
    });

    it('an ambiguous date is refused until the order of dates is chosen, and unambiguous dates are read', async () => {
      const found = await preview('people', file('dates.csv'));
      expect(found.dayOrder).toEqual({
        ...{ order: 'day-first', isFromFile: true, example: '03/04/2025' },
        days: { 'day-first': '2025-04-03', 'month-first': '2025-03-04' },
      });
      expect(refusals(found)).toEqual([
        [7, { joiningDate: dayCellMessages.unclear('03/04/2025') }],
        [11, { joiningDate: dayCellMessages.none('2025-02-29') }],
      ]);
      const days = ({ records }: DirectoryImport) =>
        records.map(({ line, record }) => [line, record.joiningDate]);
      const certain = [2, 3, 4, 5, 6].map((line) => [line, '2025-11-13']);
      const rest = [
        [8, '2025-11-13'],
        [9, null],
        [10, null],
        [12, '2025-01-01'],
        [13, '2025-11-13'],
      ];
      expect(days(found)).toEqual([...certain, ...rest]);
      for (const [dayOrder, day] of [
        ['day-first', '2025-04-03'],
        ['month-first', '2025-03-04'],
      ] as const)
        expect(days(await preview('people', file('dates.csv'), [], { dayOrder }))).toEqual([
          ...certain,
          [7, day],
          ...rest,
        ]);
    });

    it('for a file with only ambiguous dates the region’s order is proposed, but applied only if chosen', async () => {
      const content = 'Email,First name,DOJ\na@x.example,A,05/03/2026\n';
      const found = await preview('people', content);
      expect(found.dayOrder).toMatchObject({ order: 'day-first', isFromFile: false });
      expect(found).toMatchObject({ created: 0, refused: 1 });
    });

    it('the order of dates in the company’s settings is proposed before that of its region', async () => {
      const content = 'Email,First name,DOJ\na@x.example,A,05/03/2026\n';
      await server().db.run(sql`
        insert into company (id, name, date_order, footer_content, copyright_content)
        values (1, 'Kestrel Foods', 'month-first', '', '')`);
      const found = await preview('people', content);
      await server().db.run(sql`delete from company`);
      expect(found.dayOrder).toMatchObject({ order: 'month-first', isFromFile: false });
    });

    it('a manager is found by e-mail address or by name in any order, and a placeholder means no manager', async () => {
      const found = await preview('people', file('manager.csv'));
      expect(found.lines.map(({ line, outcome }) => [line, outcome])).toEqual([
        ...[2, 3, 4, 5, 6, 7].map((line) => [line, 'created']),
        [8, 'refused'],
      ]);
      expect(found.records.find(({ line }) => line === 6)?.record.manager).toBe('');
    });

    it.each([
      ['Name,Email\n"Quist, Lena",a@y.example\n', 'Lena', 'Quist'],
      ['Employee Name,Email ID\n"van der Berg, Jan",a@y.example\n', 'Jan', 'van der Berg'],
      ['Full name,Official Email\nLena Quist Roy,a@y.example\n', 'Lena', 'Quist Roy'],
      ['Name,Email\n"Lena Quist, PhD",a@y.example\n', 'Lena', 'Quist, PhD'],
    ])(
      'a full name is split into first and last name: %j',
      async (content, firstName, lastName) => {
        const [row] = (await preview('people', content)).records;
        expect(row?.record).toMatchObject({ firstName, lastName, email: 'a@y.example' });
      },
    );

    it('a person can choose that last names come first in a file', async () => {
      const content = 'Name,Email\nNagy Ilona Eszter,a@y.example\n';
      const [row] = (await preview('people', content, ['lastNameFirst', 'email'])).records;
      expect(row?.record).toMatchObject({ firstName: 'Ilona Eszter', lastName: 'Nagy' });
    });

    it.each([
      ['Terminated', 0],
      ['Resigned', 0],
      ['N', 0],
      ['Disabled', 0],
      ['Y', 1],
      ['Enabled', 1],
      ['On Roll', 1],
      ['TRUE', 1],
    ])('the status %s in a file from another system is recognized', async (word, status) => {
      const content = `Name,Email,Employment Status\nA B,a@y.example,${word}\n`;
      expect((await preview('people', content)).records[0]?.record.status).toBe(status);
    });

    it('a department with too long a name is not created, and the row of its person shows the error', async () => {
      const long = 'x'.repeat(101);
      const content = `Name,Email,Dept\nA B,a@y.example,${long}\nC D,c@y.example,Ovens\n`;
      const found = await preview('people', content, [], { create: ['departments'] });
      expect(found).toMatchObject({ created: 1, refused: 1 });
    });
  },
  { data: 'empty' },
);
