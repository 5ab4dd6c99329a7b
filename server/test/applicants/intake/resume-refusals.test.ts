import { zipSync } from 'fflate';
import sql from 'sql-template-tag';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { intakeMessages } from '../../../contract/applicants/intake/application-intake-constants';
import { docOf } from '../../platform/files/doc-samples';
import { docxOf, toDocxRelationship } from '../../platform/files/docx-samples';
import { objectStream, pdfOf } from '../../platform/files/pdf-samples';
import { startTestServer, type Caller, type TestServer } from '../../server';
import { docx, pdf } from './intake-parts';
import { toFormData, toMultipart } from '../../jobs/postings/job-parts';

const macroType = 'application/vnd.ms-word.document.macroEnabled.main+xml';

let server: TestServer;
let caller: Caller;
beforeAll(async () => {
  server = await startTestServer();
  caller = await server.signInAs('administrator');
});
afterAll(() => server.stop());

const lies: [string, Buffer, string, string][] = [
  ['a page', Buffer.from('<script>alert(1)</script>'), 'a.pdf', intakeMessages.resumeType],
  ['a pdf named otherwise', pdf, 'a.docx', intakeMessages.resumeType],
  [
    'a pdf behind a page',
    Buffer.concat([Buffer.from('<html>'), pdf]),
    'a.pdf',
    intakeMessages.resumeType,
  ],
  ['half a pdf', pdf.subarray(0, 90), 'a.pdf', intakeMessages.resumeBroken],
  ['half a docx', docx.subarray(0, -4), 'a.docx', intakeMessages.resumeBroken],
  ['a zip', Buffer.from(zipSync({ a: docx })), 'a.docx', intakeMessages.resumeType],
  ['macros', docxOf({ main: macroType }), 'a.docx', intakeMessages.resumeMacros],
  [
    'a docx with a template from elsewhere',
    docxOf({
      relations: [toDocxRelationship('attachedTemplate', 'https://x.example/a.dotm', true)],
    }),
    'a.docx',
    intakeMessages.resumeReaches,
  ],
  [
    'a protected docx',
    docOf(['EncryptionInfo', 'EncryptedPackage']),
    'a.docx',
    intakeMessages.resumeProtected,
  ],
  [
    'a doc with macros',
    docOf(['WordDocument', 'Macros/VBA/dir']),
    'a.doc',
    intakeMessages.resumeMacros,
  ],
  [
    'a pdf with a script',
    pdfOf({ objects: [objectStream(['<</S/JavaScript/JS(app.alert(1))>>'])] }),
    'a.pdf',
    intakeMessages.resumeScript,
  ],
  [
    'a pdf that sends a form',
    pdfOf({ page: '/Annots[<</A<</S/SubmitForm>>>>]' }),
    'a.pdf',
    intakeMessages.resumeForm,
  ],
  [
    'a pdf with a file inside',
    pdfOf({ objects: ['<</Type/Filespec/F(cv.exe)/EF<</F 4 0 R>>>>'] }),
    'a.pdf',
    intakeMessages.resumeHolds,
  ],
  [
    'a pdf that cannot be read',
    pdfOf({ objects: ['<</Half'] }),
    'a.pdf',
    intakeMessages.resumeLocked,
  ],
  [
    'a docx that unpacks to too much',
    docxOf({ body: `<a>${' '.repeat(65 * 1024 * 1024)}</a>` }),
    'a.docx',
    intakeMessages.resumeUnpacked,
  ],
  ['an empty file', Buffer.alloc(0), 'a.pdf', intakeMessages.resumeType],
  ['an image', Buffer.from('89504e470d0a1a0a', 'hex'), 'a.png', intakeMessages.resumeType],
];

it.each(lies)(
  'a resume is refused, and neither the person nor the file is stored: %s',
  async (_, content, name, sentence) => {
    const fields = { jobId: 1, firstName: 'Mira', applicantEmail: 'mira@x.example' };
    const form = toFormData(fields, (field) => field);
    form.append('resume', new Blob([new Uint8Array(content)]), name);
    const answer = await caller.send('POST', '/api/v1/application', await toMultipart(form));
    expect([answer.statusCode, answer.json().error.fields]).toEqual([422, { resume: sentence }]);
    expect(await server.db.many(sql`select id from applicant`)).toEqual([]);
    expect(existsSync(join(server.config.dataFolder, 'files'))).toBe(false);
  },
);
