import sql from 'sql-template-tag';
import {
  directoryKindNames,
  type DirectoryKind,
} from '../../../contract/company/directory/directory-constants';
import { mostDirectoryRows } from '../../../contract/company/directory/directory-import-constants';
import { csvMessages } from '../../../contract/platform/files/csv-file-constants';
import { directoryLists } from '../../../src/company/directory/directory.list';
import { onDatabase, type Caller } from '../../server';
import { directoryFiles } from './directory-files';

const files: readonly (readonly [DirectoryKind, string])[] = [
  ['divisions', 'External Id,Name\nV1,Retail\n,Wholesale\n'],
  ['designations', 'Name\nBaker\n"Head, Bakery"\n'],
  ['branches', 'Branch Name;Code\nNorth;B1\n'],
  ['skills', 'Name,Status\nDough,Active\nOvens,inactive\n=SUM(A1),\n'],
  ['cities', 'Name,Country\nPune,Testland\nPune,Otherland\nGoa,Testland\n'],
  [
    'locations',
    'Name,Address,Zip,City\nPlant,"1 Road, ""East""",411001,"Pune, Testland"\nShop,,,Goa\n',
  ],
  [
    'functions',
    'External Id,Name,Part of\nF3,Tenders,F2\nF2,Sales,Commerce\nF1,Commerce,\n,Accounts,\n',
  ],
  [
    'people',
    [
      'Employee ID,First Name,Surname,Work E-mail,Job Title,Reports To,Hire Date,Status',
      'E3,Cem,Low,cem@x.example,Baker,ben@x.example,2024-05-01,Active',
      'E2,Ben,,ben@x.example,"Head, Bakery",Ann Top,,',
      'E1,Ann,Top,ann@x.example,,,2020-02-29,Active',
      'E4,Eva,Gone,eva@x.example,,E3,,Inactive',
    ].join('\r\n'),
  ],
  ['departments', 'Name,Division,Part of,Head\nBread,V1,Bakery,E1\nBakery,Retail,,Ann Top\n'],
];

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
      await server().db.run(sql`insert into country (name) values ('Testland'), ('Otherland')`);
    });
    const { post, preview, run, bring } = directoryFiles(() => caller);
    const fault = async (kind: DirectoryKind, content: string | Buffer, columns?: string[]) => {
      const answer = await post(kind, content, columns);
      expect(answer.statusCode).toBe(422);
      return answer.json().error.fields as Record<string, string>;
    };
    const exported = async (kind: DirectoryKind): Promise<string> => {
      const ticket = await caller.send('POST', '/api/v1/file-tickets', {
        payload: { kind: 'list', list: directoryLists[kind].kind, rows: { matching: {} } },
      });
      return (await server().app.inject(ticket.json().data.url)).body;
    };

    it('a whole directory is imported from files, and importing them again changes nothing', async () => {
      for (const [kind, content] of files) {
        const before = await preview(kind, content);
        const rows = before.records.length;
        expect([kind, before.refused, before.lines.length]).toEqual([kind, 0, rows]);
        expect([kind, await run(kind, before, 1)]).toEqual([
          kind,
          { created: rows, updated: 0, unchanged: 0, refused: 0 },
        ]);
      }
      for (const kind of directoryKindNames) {
        const again = await preview(kind, await exported(kind));
        expect(again.total).toBeGreaterThan(0);
        expect([kind, again.lines.filter(({ outcome }) => outcome !== 'unchanged')]).toEqual([
          kind,
          [],
        ]);
        expect([kind, again.unchanged, again.records]).toEqual([kind, again.total, []]);
      }
    });

    it('a directory import stores the values of the file: formulas as text, quotes, dates and managers', async () => {
      const people = await caller.send('GET', '/api/v1/directory/people', {
        query: { search: 'cem@' },
      });
      expect(people.json().data).toMatchObject([
        {
          ...{ externalId: 'E3', manager: { name: 'Ben' }, designation: { name: 'Baker' } },
          ...{ joiningDate: '2024-05-01', status: 1 },
        },
      ]);
      const skills = await caller.send('GET', '/api/v1/directory/skills', {
        query: { search: 'SUM' },
      });
      expect(skills.json().data).toMatchObject([{ name: '=SUM(A1)' }]);
      const places = await caller.send('GET', '/api/v1/directory/locations', {
        query: { search: 'Plant' },
      });
      expect(places.json().data).toMatchObject([{ address: '1 Road, "East"', pincode: '411001' }]);
    });

    it('a dry run of a directory import reports the outcome of each row, and stores nothing', async () => {
      const content = [
        'External Id,Name,Division,Status',
        ',Bread,Wholesale,',
        ',Bakery,Retail,Active',
        ',Cakes,Moon,Perhaps',
        ',Pies,,',
        ', PIES ,,',
        'X1,"Tarts, sour",,,more',
        ',,,',
      ].join('\n');
      const found = await preview('departments', content);
      expect(found).toMatchObject({ total: 6, created: 1, updated: 1, unchanged: 1, refused: 3 });
      expect(
        found.lines.map(({ line, outcome, name, fields }) => [line, outcome, name, fields]),
      ).toEqual([
        [2, 'updated', 'Bread', undefined],
        [3, 'unchanged', 'Bakery', undefined],
        [4, 'refused', 'Cakes', { status: 'Write Active or Inactive.' }],
        [5, 'created', 'Pies', undefined],
        [6, 'refused', 'PIES', { name: 'The same department stands further up.' }],
        [7, 'refused', 'Tarts, sour', { row: csvMessages.surplus(1) }],
      ]);
      expect(found.records.map(({ line }) => line)).toEqual([2, 5]);
      const lines = found.refusedFile.trimEnd().split('\r\n');
      expect(lines[0]).toBe('\uFEFFExternal Id,Name,Division,Status,Line,Reason');
      expect(lines[1]).toContain('Cakes,Moon,Perhaps,4,');
      expect((await preview('departments', content)).created).toBe(1);
    });

    it('columns are recognized by name or chosen by a person, and an unusable choice is refused', async () => {
      const found = await preview('divisions', 'Colour,Weight\nred,4\n');
      expect(found).toMatchObject({ chosen: ['-', '-'], total: 1, created: 0, refused: 0 });
      expect(await preview('divisions', 'Colour,Weight\nred,4\n', ['name', '-'])).toMatchObject({
        created: 1,
        records: [{ line: 2, record: { name: 'red' } }],
      });
      for (const columns of [['-', '-'], ['name', 'name'], ['name'], ['status', '-']])
        expect(Object.keys(await fault('divisions', 'Colour,Weight\nred,4\n', columns))).toEqual([
          'columns',
        ]);
      expect(Object.keys(await fault('divisions', 'A,B\nred,4\n', ['name', 'email']))).not.toEqual(
        [],
      );
    });

    it('an empty cell in a directory file clears its field, except the external id and the status', async () => {
      await bring('people', 'External Id,E-mail,Manager,Joining Date,Status\nE3,,,,\n');
      const { records, lines } = await preview(
        'people',
        'External Id,Manager,Joining Date,Status\nE3,,,\n',
      );
      expect(lines).toMatchObject([{ outcome: 'updated' }]);
      expect(records[0]?.record).toEqual({ externalId: 'E3', manager: '', joiningDate: null });
      await bring('people', 'E-mail,External Id,Manager,Status\ncem@x.example,,,\n');
      const stored = await caller.send('GET', '/api/v1/directory/people', {
        query: { search: 'cem@' },
      });
      expect(stored.json().data).toMatchObject([{ externalId: 'E3', manager: null, status: 1 }]);
    });

    it.each([
      ['utf-16le', Buffer.from('\uFEFFName\nMüller\n', 'utf16le')],
      ['windows-1252', Buffer.from('Name\nMüller\n', 'latin1')],
      ['utf-8', Buffer.from('Name\nMüller\n')],
    ])(
      'characters of a directory file in %s are read correctly, and the encoding is reported',
      async (encoding, content) => {
        const found = await preview('skills', content);
        expect([found.encoding, found.records]).toEqual([
          encoding,
          [{ line: 2, record: { name: 'Müller' } }],
        ]);
      },
    );

    it.each([
      [
        'more rows than one import takes',
        `Name\n${'x\n'.repeat(mostDirectoryRows + 1)}`,
        /more than 20,000 rows/,
      ],
      ['a cell of 1 MB', `Name,Status\n${'x'.repeat(1_000_001)},Active\n`, /longer than 1 MB/],
      ['no rows', 'Name\n', /has no rows/],
      ['a column twice', 'Name,name\na,b\n', /stands twice/],
      ['a spreadsheet', Buffer.from('504b030400000000', 'hex'), /not a CSV file/],
    ])(
      'a broken directory file is refused, and the message says what to correct: %s',
      async (_, content, sentence) => {
        expect((await fault('skills', content)).file).toMatch(sentence);
      },
    );

    it('a row with a cell that is too long is refused', async () => {
      const found = await preview('skills', `Name\n${'x'.repeat(500_000)}\nYeast\n`);
      expect(found).toMatchObject({ created: 1, refused: 1 });
      expect(found.lines[0]?.fields).toEqual({ name: 'Enter at most 100 characters' });
    });

    it('a file imported twice at once is stored once, and an interrupted import continues', async () => {
      const content = `External Id,Name\n${Array.from({ length: 60 }, (_, at) => `K${at},Kind ${at}`).join('\n')}\n`;
      const found = await preview('skills', content);
      await run('skills', { ...found, records: found.records.slice(0, 20) }, 10);
      expect(await preview('skills', content)).toMatchObject({ created: 40, unchanged: 20 });
      const both = await Promise.all([run('skills', found, 15), run('skills', found, 15)]);
      expect(both.map(({ created }) => created).reduce((one, other) => one + other)).toBe(40);
      expect(both.map(({ refused }) => refused)).toEqual([0, 0]);
      expect(await preview('skills', content)).toMatchObject({ unchanged: 60, records: [] });
    });

    it('importing a directory requires the permission to edit it', async () => {
      const other = await server().signInAs('auditor');
      const { post: postAs } = directoryFiles(() => other);
      expect((await postAs('skills', 'Name\nx\n')).statusCode).toBe(403);
    });
  },
  { data: 'empty' },
);
