import { encode } from 'iconv-lite';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CsvReadingOptions } from '../../../../contract/platform/files/csv-file';
import { findCharacterFault } from './cell.rule';
import { parseCsvFile } from './parse-csv-file';

const folder = join(import.meta.dirname, '../../../../test/cases');
const read = (name: string, chosen?: CsvReadingOptions) =>
  parseCsvFile(readFileSync(join(folder, name)), chosen);
const cellsOf = async (name: string, chosen?: CsvReadingOptions) =>
  (await read(name, chosen)).rows.map(({ cells }) => cells);

const letters: [file: string, encoding: string, cells: string[][]][] = [
  [
    'applicants/excel-ansi-smart-signs.csv',
    'windows-1252',
    [
      ['Lena', 'Quist', 'lena.q21@x.example', 'He’s strong – asks 40 000 €, “soon”'],
      ['Sean', 'O’Brien', 'sean.ob@x.example'],
      ['Ana', 'Šari?', 'ana.s@x.example'],
    ],
  ],
  [
    'applicants/cp1250-polish.csv',
    'windows-1250',
    [
      ['Łukasz', 'Żółć', 'lukasz@x.example'],
      ['Jiří', 'Dvořák', 'jiri@x.example'],
    ],
  ],
  ['applicants/cp1251-russian.csv', 'windows-1251', [['Иван', 'Петров', 'ivan.petrov@x.example']]],
  [
    'applicants/cp1254-turkish.csv',
    'windows-1254',
    [['Şule', 'Yıldız', 'sule@x.example', 'Şule Gül İğdır']],
  ],
  ['applicants/shiftjis.csv', 'shift_jis', [['太郎', '山田', 'taro.yamada@x.example']]],
  ['people/departments-ansi.csv', 'windows-1252', [['Baker’s Yard'], ['R&D – Kitchen'], ['Škoda']]],
  [
    'applicants/utf8-one-bad-byte.csv',
    'utf-8',
    [
      ['José', 'Müller', 'jose.m2@x.example', 'fine'],
      ['Zoë', 'Núñez', 'zoe.n2@x.example', 'caf\uFFFD'],
    ],
  ],
];

it.each(letters)(
  'the characters of %s are read as they were written',
  async (file, encoding, cells) => {
    const { rows, ...facts } = await read(file);
    expect([facts.encoding, rows.map((row) => row.cells)]).toEqual([encoding, cells]);
  },
);

it('an unreadable character is reported with its cell, and no other content of the file', async () => {
  const faults = (await cellsOf('applicants/utf8-one-bad-byte.csv')).map((cells) =>
    cells.map(findCharacterFault).filter(Boolean),
  );
  expect(faults).toEqual([[], [expect.stringContaining("'caf\uFFFD'")]]);
});

it('a person can choose the encoding of an imported file', async () => {
  expect(await cellsOf('applicants/utf8-one-bad-byte.csv', { encoding: 'windows-1252' })).toEqual([
    ['JosÃ©', 'MÃ¼ller', 'jose.m2@x.example', 'fine'],
    ['ZoÃ«', 'NÃºÃ±ez', 'zoe.n2@x.example', 'café'],
  ]);
});

it.each([
  ['macintosh', 'José,Müller'],
  ['macintosh', 'François,Lefèvre'],
  ['windows-1252', 'Åsa,Öberg\nJürgen,Weiß\nZoë,Núñez'],
  ['windows-1252', 'He’s – 40 000 €,“quoted”…'],
  ['windows-1250', 'Jiří,Dvořák\nŁukasz,Żółć\nGyőző,Kovács'],
  ['windows-1251', 'Олена,Шевченко'],
  ['windows-1253', 'Γιώργος,Παπαδόπουλος'],
  ['windows-1254', 'Ayşe,Yıldız\nİbrahim,Gülşen\nMehmet,Öztürk'],
  ['windows-1256', 'محمد,علي'],
  ['windows-1257', 'Jānis,Bērziņš'],
  ['shift_jis', 'タロウ,ヤマダ\nたろう,やまだ\n表,ソ'],
  ['gb18030', '王,小明'],
  ['big5', '王,小明'],
  ['euc-kr', '김,철수'],
  ['utf-16le', 'José,山田'],
  ['utf-16be', 'José,山田'],
])('names in a file saved in %s are read as %j', async (encoding, names) => {
  const content = encode(`First name,Last name\r\n${names.replaceAll('\n', '\r\n')}\r\n`, encoding);
  const { rows, ...facts } = await parseCsvFile(content);
  expect([facts.encoding, rows.map(({ cells }) => cells.join()).join('\n')]).toEqual([
    encoding,
    names,
  ]);
});

const person = ['First Name', 'Last Name', 'Email'];
const headings: [file: string, line: number, delimiter: string, columns: string[]][] = [
  ['applicants/sep-line-comma.csv', 2, ',', [...person, 'Phone']],
  ['applicants/sep-line-semicolon.csv', 2, ';', [...person, 'Phone']],
  [
    'applicants/title-line.csv',
    2,
    ',',
    ['First name', 'Last name', 'E-mail', 'Phone', 'Experience'],
  ],
  ['applicants/title-lines-above.csv', 4, ',', person],
  ['applicants/header-with-newline.csv', 3, ';', ['First Name', 'Last Name', 'E-mail address']],
];

it.each(headings)(
  'the column names of %s are found in line %s',
  async (file, headerLine, delimiter, columns) => {
    const { rows, ...facts } = await read(file);
    expect(facts).toMatchObject({ headerLine, delimiter, columns });
    expect(rows[0]?.line).toBe(headerLine + 1);
  },
);

it('a person can choose the line with the column names; a wrong choice is refused', async () => {
  const { columns } = await read('applicants/title-line.csv', { headerLine: 3 }).catch(() => ({
    columns: [],
  }));
  expect(columns).toEqual([]);
  expect((await read('applicants/title-lines-above.csv', { headerLine: 2 })).columns).toEqual([
    'Generated 26-11-2026',
    'Column 2',
    'Column 3',
  ]);
  await expect(read('applicants/title-line.csv', { headerLine: 9 })).rejects.toMatchObject({
    fields: { headerLine: expect.stringContaining('Line 9') },
  });
});

it('line numbers are those of the file even when quoted cells contain CRLF line ends', async () => {
  const { rows } = await read('applicants/crlf-in-cell.csv');
  expect(rows.map(({ line }) => line)).toEqual([4, 5]);
  expect(rows[0]?.cells[3]).toBe('first\nsecond\nthird');
});

it('the delimiter is found from the records, whatever titles, headings and cells contain', async () => {
  const semicolons = await parseCsvFile(
    Buffer.from(
      'Report, made, today, by, us\nName;"Last; first, given";Note\nA;B;x, y, z\nC;D;u, v\n',
    ),
  );
  expect([semicolons.delimiter, semicolons.headerLine]).toEqual([';', 2]);
  const single = await read('people/names-case.csv');
  expect([single.delimiter, single.rows[6]?.cells]).toEqual([',', ['R&amp;D']]);
  const quoted = await parseCsvFile(Buffer.from('"a\nb;c";d\n"e\n,f,,";g\n'));
  expect([quoted.delimiter, quoted.columns]).toEqual([';', ['a b;c', 'd']]);
});
