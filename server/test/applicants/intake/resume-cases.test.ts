import { zipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { intakeMessages } from '../../../contract/applicants/intake/application-intake-constants';
import { docxOf, toDocxRelationship } from '../../platform/files/docx-samples';
import { pdfOf } from '../../platform/files/pdf-samples';
import { startTestServer, type Caller, type TestServer } from '../../server';
import { pdf } from './intake-parts';
import { toFormData, toMultipart } from '../../jobs/postings/job-parts';

const folder = join(import.meta.dirname, '../../cases/resumes');
const read = (name: string): Buffer => readFileSync(join(folder, name));

let server: TestServer;
let caller: Caller;
beforeAll(async () => {
  server = await startTestServer({ data: 'company' });
  caller = await server.signInAs('administrator');
});
afterAll(() => server.stop());

let sent = 0;
const send = async (content: Buffer, name: string) => {
  sent += 1;
  const form = toFormData(
    { jobId: 1, firstName: 'Lena', applicantEmail: `lena${sent}@x.example` },
    (field) => field,
  );
  form.append('resume', new Blob([new Uint8Array(content)]), name);
  return caller.send('POST', '/api/v1/application', await toMultipart(form));
};

const attached = (names: string, files = '<</F 4 0 R>>') =>
  pdfOf({ objects: [`<</Type/Filespec${names}/EF${files}>>`] });

const chartType = 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml';
const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const space = 'http://schemas.openxmlformats.org/package/2006/relationships';
const withChart = (target: string, relations: string[] = []) =>
  docxOf({
    relations,
    endings: { xlsx: workbookType },
    types: { 'word/charts/chart1.xml': chartType },
    parts: {
      'word/charts/chart1.xml': '<c/>',
      'word/charts/_rels/chart1.xml.rels': `<Relationships xmlns="${space}">${toDocxRelationship('package', target)}</Relationships>`,
      'word/embeddings/book.xlsx': 'PK',
    },
  });

it.each<[string, Buffer, string]>([
  ['line ends before its beginning', read('02-newlines-before.pdf'), 'cv.pdf'],
  ['zeros behind its end', read('05-3kB-zeros-after.pdf'), 'cv.pdf'],
  ['what Europass attaches', read('10-europass-attachment.pdf'), 'cv.pdf'],
  ['a chart', read('25-chart-workbook.docx'), 'cv.docx'],
  [
    'words for a printer in front',
    Buffer.concat([Buffer.from('\x1b%-12345X@PJL\r\n'), pdf]),
    'cv.pdf',
  ],
  ['a mark of its letters in front', Buffer.concat([Buffer.from('\uFEFF'), pdf]), 'cv.pdf'],
  [
    'a mail’s end behind',
    Buffer.concat([pdf, Buffer.from(`\r\n--part${'-'.repeat(4_000)}`)]),
    'cv.pdf',
  ],
  ['data of several names', attached('/F(cv.json)/UF<FEFF00E9002E0078006D006C>'), 'cv.pdf'],
  [
    'a chart whose workbook is named from the top',
    withChart('/word/embeddings/book.xlsx'),
    'cv.docx',
  ],
])('a resume with %s is accepted', async (_, content, name) => {
  const answer = await send(content, name);
  expect([answer.statusCode, answer.json().error?.fields]).toEqual([200, undefined]);
});

const pages = Buffer.from(zipSync({ 'Index/Document.iwa': new Uint8Array([1]) }, { level: 0 }));
const openDocument = Buffer.from(
  zipSync(
    {
      mimetype: Buffer.from('application/vnd.oasis.opendocument.text'),
      'content.xml': Buffer.from('<a/>'),
    },
    { level: 0 },
  ),
);

it.each<[string, Buffer, string, string]>([
  [
    'RTF in a .doc',
    read('30-rtf.doc'),
    'cv.doc',
    intakeMessages.resumeOther('a rich text file (RTF)'),
  ],
  ['an OpenDocument', openDocument, 'cv.odt', intakeMessages.resumeOther('an OpenDocument file')],
  ['Pages', pages, 'cv.pages', intakeMessages.resumeOther('a document of Pages')],
  [
    'a program attached',
    attached('/F(cv.xml)/UF(cv.xml.exe)'),
    'cv.pdf',
    intakeMessages.resumeHolds,
  ],
  ['a file attached without a name', attached(''), 'cv.pdf', intakeMessages.resumeHolds],
  [
    'a name that is turned round',
    attached('/UF<FEFF0061202E006C006D0078002E0078006D006C202E>'),
    'cv.pdf',
    intakeMessages.resumeHolds,
  ],
  [
    'an attached name that stands elsewhere',
    attached('/F 4 0 R'),
    'cv.pdf',
    intakeMessages.resumeHolds,
  ],
  [
    'a collection of files',
    pdfOf({ catalog: '/Collection<<>>' }),
    'cv.pdf',
    intakeMessages.resumeHolds,
  ],
  [
    'a workbook of its own',
    withChart('../embeddings/book.xlsx', [toDocxRelationship('package', 'embeddings/book.xlsx')]),
    'cv.docx',
    intakeMessages.resumeHolds,
  ],
  [
    'a page in front of a pdf',
    Buffer.concat([Buffer.from('\n<html>'), pdf]),
    'cv.pdf',
    intakeMessages.resumeType,
  ],
  [
    'objects behind its end',
    Buffer.concat([pdf, Buffer.from('\n9 0 obj\n<</A 1>>')]),
    'cv.pdf',
    intakeMessages.resumeBroken,
  ],
])(
  'a resume is refused, and the message says what to do: %s',
  async (_, content, name, sentence) => {
    const answer = await send(content, name);
    expect([answer.statusCode, answer.json().error?.fields]).toEqual([422, { resume: sentence }]);
  },
);
