import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import { createDocWithText } from '../../../../test/platform/files/doc-text-samples';
import { docxOf } from '../../../../test/platform/files/docx-samples';
import { pdfOf, toPdfStream } from '../../../../test/platform/files/pdf-samples';
import { createFileInspector, type FileInspector } from '../file-inspector';
import { documentTextInspection } from './read-document-text';

let inspector: FileInspector;
beforeAll(() => {
  inspector = createFileInspector({ threads: 1 });
});
afterAll(() => inspector.close());

const read = (content: Buffer, name = 'resume'): Promise<string> =>
  inspector.inspect(documentTextInspection, { field: 'resume', name, mediaType: '', content }, 1);

const word = (inside: string): string =>
  `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${inside}</w:body></w:document>`;

it.each(['printed-by-chromium.pdf', 'drawn-by-reportlab.pdf', 'saved-by-python-docx.docx'])(
  'the name, address, number and text of a resume %s are read, line by line',
  async (name) => {
    const text = await read(await readFile(`server/test/platform/files/resumes/${name}`), name);
    const lines = text.split('\n');
    expect(lines).toContain('Zoë Müller');
    expect(text).toContain('zoe.mueller@example.org');
    expect(text).toContain('+49 30 901820');
    expect(text).toContain('React and PostgreSQL at Fjord & Söhne, office work since 2019.');
    expect(text).toMatch(/2019\s+Engineer/);
  },
);

it('a PDF with packed objects is read, page after page', async () => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const words of ['First page', 'Second page'])
    document.addPage().drawText(words, { font, x: 50, y: 500 });
  expect(await read(Buffer.from(await document.save()))).toBe('First page\nSecond page');
});

it('a .doc file is read in both of its encodings, without the codes of fields', async () => {
  const text = await read(
    createDocWithText('Mira Sen\rmira@\x13 HYPERLINK "x" \x14example.org\x15\r', 'Żółć\u0007'),
  );
  expect(text).toBe('Mira Sen\nmira@example.org\nŻółć');
});

it('text marked as deleted in a .docx file is not read', async () => {
  const body = word(
    '<w:p><w:r><w:t>Kept</w:t><w:tab/><w:t>too</w:t></w:r></w:p><w:p><w:del><w:r><w:delText>secret</w:delText></w:r></w:del></w:p>',
  );
  expect(await read(docxOf({ body }))).toBe('Kept too');
});

it('a very long document is read up to a limit, and a scan has no text', async () => {
  const long = docxOf({
    body: word(`<w:p><w:r><w:t>${'word '.repeat(400_000)}</w:t></w:r></w:p>`),
  });
  expect((await read(long)).length).toBeLessThanOrEqual(100_000);
  expect(await read(pdfOf())).toBe('');
});

it.each([
  ['a .docx that unpacks to 200 MB', docxOf({ body: word('x'.repeat(200 * 1024 * 1024)) })],
  ['a torn PDF', pdfOf().subarray(0, 200)],
  [
    'a .doc whose table points outside',
    createDocWithText('a'.repeat(90_000).slice(0, 900), '').fill(255, 3_000),
  ],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
])('no text is read from an unreadable file, without an error: %s', async (_, content) => {
  expect(await read(content)).toBe('');
});

it('a small PDF that unpacks to gigabytes is given up before its pages are read', async () => {
  const packed = deflateSync(Buffer.alloc(200 * 1024 * 1024, '(a) Tj '));
  const page = '/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>';
  const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
  const once = toPdfStream('/Filter/FlateDecode', packed);
  const twice = toPdfStream('/Filter[/FlateDecode/FlateDecode]', deflateSync(packed));
  const before = process.memoryUsage().rss;
  for (const contents of [once, twice])
    expect(await read(pdfOf({ page, objects: [contents, font] }))).toBe('');
  expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
}, 30_000);

it('a PDF whose pages take too long is refused with a message, and the next file is read', async () => {
  // The time includes the start of a new thread, which is slow on a busy machine.
  const quick = createFileInspector({ threads: 1, milliseconds: 6_000 });
  const packed = deflateSync(Buffer.alloc(100 * 1024 * 1024, '(a) Tj '));
  const page = '/Contents 4 0 R';
  const content = pdfOf({ page, objects: [toPdfStream('/Filter/FlateDecode', packed)] });
  const file = { field: 'resume', name: 'resume.pdf', mediaType: '', content };
  await expect(quick.inspect(documentTextInspection, file, 1)).rejects.toMatchObject({
    status: 422,
    fields: { resume: expect.stringMatching(/takes too long/) as string },
  });
  await expect(
    quick.inspect(documentTextInspection, { ...file, content: pdfOf() }, 1),
  ).resolves.toBe('');
  await quick.close();
}, 60_000);
