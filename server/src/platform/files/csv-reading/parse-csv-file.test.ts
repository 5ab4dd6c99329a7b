import iconv from 'iconv-lite';
import { AppError } from '../../errors';
import { formatCsv } from '../csv';
import { parseCsvFile } from './parse-csv-file';

const spelled = 'Name,Email\nJosé Müller,jose@y.example\n';
const marked = `\uFEFF${spelled}`;
const encodings: [string, Buffer][] = [
  ['utf-8', Buffer.from(marked)],
  ['utf-16le', Buffer.from(marked, 'utf16le')],
  ['utf-16le', Buffer.from(spelled, 'utf16le')],
  ['utf-16be', Buffer.from(marked, 'utf16le').swap16()],
  ['windows-1252', Buffer.from(spelled, 'latin1')],
];

it.each(encodings)('characters of a file in %s are read correctly', async (encoding, content) => {
  expect(await parseCsvFile(content)).toMatchObject({
    encoding,
    columns: ['Name', 'Email'],
    rows: [{ line: 2, cells: ['José Müller', 'jose@y.example'] }],
  });
});

const broken: [string, Buffer | string, RegExp][] = [
  ['names without rows', 'Name,Email\n\n,\n', /has no rows/],
  ['nothing but blanks', ' \n ', /has no rows/],
  ['a column twice', 'Name,Email, EMAIL\na,b,c\n', /The column EMAIL stands twice/],
  ['a quote that never ends', 'Name,Email\n"a,b\nc,d\n', /quotes do not end/],
  [
    'a row of more than 1 MB',
    `Name,Email\n${'a'.repeat(1_000_001)},b\n`,
    /Line 2 .*: it is longer than 1 MB\./,
  ],
  [
    'a quote before more than 1 MB',
    `Name,Email\n"a,b\n${'c,d\n'.repeat(300_000)}`,
    /longer than 1 MB, or a quote before it does not end/,
  ],
  ['a spreadsheet', Buffer.from('504b030400000000', 'hex'), /not a CSV file/],
  ['half a letter of UTF-16', Buffer.from([0xff, 0xfe, 0x41]), /has no rows/],
  ['too many rows', `Name,Email\n${'a,b\n'.repeat(50_001)}`, /more than 50,000 rows/],
  ['too many columns', `${'x,'.repeat(201)}y\n1\n`, /stands twice|more than 200/],
];
it.each(broken)(
  'a broken file is refused with a message that explains the fault: %s',
  async (_, content, sentence) => {
    const failed = parseCsvFile(Buffer.from(content));
    await expect(failed).rejects.toBeInstanceOf(AppError);
    const { fields } = (await failed.catch((error: unknown) => error)) as AppError;
    expect(fields?.file).toMatch(sentence);
  },
);

it.each([
  [';', 'Name;Email\na,b;c'],
  ['\t', 'Name\tEmail\na,b\tc'],
  ['|', 'Name|Email\na,b|c'],
  [',', '"Name; first; last",Email\n"a,b",c'],
])('the delimiter %j of a file is detected', async (delimiter, text) => {
  const { rows, ...file } = await parseCsvFile(Buffer.from(text));
  expect([file.delimiter, rows[0]?.cells]).toEqual([delimiter, ['a,b', 'c']]);
});

it('marks that spreadsheets and exports put around texts are removed, and line numbers are counted correctly', async () => {
  const { rows } = await parseCsvFile(
    Buffer.from('Name,Email\n"=""0123""",\'=x\n\n"two\nlines",b\nlast\n'),
  );
  expect(rows.map(({ cells }) => cells)).toEqual([['0123', '=x'], ['two\nlines', 'b'], ['last']]);
  expect(rows.map(({ line }) => line)).toEqual([2, 5, 6]);
});

it('quotes inside a cell that is not quoted remain', async () => {
  const { rows } = await parseCsvFile(
    Buffer.from('Name,Note\n=HYPERLINK("http://x"),="0123"\nRobert "Bob" Roy,"a ""b"" c"\n'),
  );
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['=HYPERLINK("http://x")', '0123'],
    ['Robert "Bob" Roy', 'a "b" c'],
  ]);
});

it('cells beyond the last column are read, and a column without a name gets a name', async () => {
  const surplus = await parseCsvFile(Buffer.from('Name,Email\na,b,c,d\ne,f,,\n'));
  expect([surplus.columns, surplus.rows.map(({ cells }) => cells)]).toEqual([
    ['Name', 'Email'],
    [
      ['a', 'b', 'c', 'd'],
      ['e', 'f'],
    ],
  ]);
  const unnamed = await parseCsvFile(Buffer.from('Name,,Email,,\na,b,c,d\n'));
  expect(unnamed.columns).toEqual(['Name', 'Column 2', 'Email', 'Column 4']);
});

it('a cell of any length is read, and a zero character replaced by a visible sign', async () => {
  const long = 'x'.repeat(5_000);
  const { rows } = await parseCsvFile(Buffer.from(`Name,Note\na,${long}\n`));
  expect(rows[0]?.cells[1]).toBe(long);
  const marked = await parseCsvFile(Buffer.from('\uFEFFName,Email\na\0b,c\n'));
  expect(marked.rows).toEqual([{ line: 2, cells: ['a\uFFFDb', 'c'] }]);
});

it.each(['=1+1', '-5', "'=x", "''@y", "O'Neil", "'quoted'", '=HYPERLINK("x")', '\uff1d1', 'plain'])(
  'the text %j is the same after export and import',
  async (title) => {
    const batches = (async function* () {
      yield [{ title, count: 2 }];
    })();
    const columns = [
      { header: 'Job Title', key: 'title' },
      { header: 'Count', key: 'count' },
    ] as const;
    let file = '';
    for await (const piece of formatCsv(columns, batches)) file += piece;
    const { rows } = await parseCsvFile(Buffer.from(file));
    expect(rows[0]?.cells).toEqual([title, '2']);
  },
);

it('the column names of a report are found between its title and its total', async () => {
  const text =
    'Applicants report,,\r\nPrinted on 02/03/2026,,\r\n,,\r\nFirst Name,Last Name,Email\r\nAda,One,a@x.example\r\nTotal: 1,,\r\n';
  const { headerLine, columns } = await parseCsvFile(Buffer.from(text));
  expect([headerLine, columns]).toEqual([4, ['First Name', 'Last Name', 'Email']]);
});

it('invisible characters around cells and headings are removed', async () => {
  const text = 'First Name\u00a0,\u200bEmail\nAda,\u202aada@x.example\u202c\n';
  const { columns, rows } = await parseCsvFile(Buffer.from(text));
  expect([columns, rows[0]?.cells]).toEqual([
    ['First Name', 'Email'],
    ['Ada', 'ada@x.example'],
  ]);
});

it.each([
  ['cp850', 'Günther Größe'],
  ['cp852', 'Łukasz Żółć'],
  ['cp866', 'Иван Петров'],
] as const)(
  'a file in the MS-DOS encoding %s is read when a person chooses that encoding',
  async (encoding, name) => {
    const content = iconv.encode(`Name,Email\n${name},a@x.example\n`, encoding);
    expect((await parseCsvFile(content, { encoding })).rows[0]?.cells[0]).toBe(name);
  },
);

it('the delimiter of a "sep=" line applies, whatever the records look like', async () => {
  const text = 'Name\nMüller, José\nRao, Asha\n';
  expect(await parseCsvFile(Buffer.from(text))).toMatchObject({ delimiter: ',' });
  expect(await parseCsvFile(Buffer.from(`sep=;\n${text}`))).toMatchObject({
    ...{ delimiter: ';', columns: ['Name'] },
    rows: [
      { line: 3, cells: ['Müller, José'] },
      { line: 4, cells: ['Rao, Asha'] },
    ],
  });
});
