import { readFileSync } from 'node:fs';
import Value from 'typebox/value';
import { One } from '../../../contract/answer';
import { ResumeDetails } from '../../../contract/applicants/applying/applying';
import { docxOf } from '../../platform/files/docx-samples';
import { fillForm, describeWithPostedJob, resumePart, sendForm } from './applying-parts';

const printed = readFileSync('server/test/platform/files/resumes/printed-by-chromium.pdf');
const zoe: [Buffer, string] = [printed, 'zoe.pdf'];
const empty = { firstName: '', lastName: '', email: '', phone: '' };

describeWithPostedJob((server, job) => {
  const read = (fields: object, options = {}) =>
    sendForm(server(), job(), fields, { path: `/careers/${job().slug}/apply/read`, ...options });
  const call = (fields: object, options = {}) =>
    sendForm(server(), job(), fields, {
      path: `/api/public/v1/jobs/${job().slug}/resume-details`,
      ...options,
    });
  const valueIn = (page: string, name: string): string | undefined =>
    new RegExp(`name="${name}"[^>]*? value="([^"]*)"`, 's').exec(page)?.[1];

  it('a resume fills name, address and number into the form, which marks each, and is sent without choosing it again', async () => {
    const answer = await read({ ...empty, letter: 'Hello' }, { files: { resume: zoe } });
    expect(answer.statusCode).toBe(200);
    const page = answer.body;
    expect(['firstName', 'lastName', 'email', 'phone'].map((name) => valueIn(page, name))).toEqual([
      ...['Zoë', 'Müller', 'zoe.mueller@example.org', '+49 30 901820'],
    ]);
    for (const name of ['firstName', 'lastName', 'email', 'phone'])
      expect(page).toMatch(new RegExp(`id="${name}-hint">\\s*From your resume`));
    expect(page).toContain('Hello</textarea>');
    expect(page).toContain('zoe.pdf is attached');
    const resumeUpload = valueIn(page, 'resumeUpload') ?? '';
    const fields = fillForm(server(), job(), { resumeUpload, resumeText: '' });
    expect((await sendForm(server(), job(), fields)).json()).toEqual({
      data: { state: 'received' },
    });
  });

  it('a resume never overwrites typed values, nor completes half a name with another person’s', async () => {
    const typed = { ...empty, firstName: 'Noor', email: 'noor@friends.example' };
    const { body } = await read(typed, { files: { resume: zoe } });
    expect([valueIn(body, 'firstName'), valueIn(body, 'lastName')]).toEqual(['Noor', '']);
    expect(valueIn(body, 'email')).toBe('noor@friends.example');
    expect(body).not.toContain('id="email-hint"');
    expect(valueIn(body, 'phone')).toBe('+49 30 901820');
  });

  it('an empty resume, a disguised file and a missing file each get a message, and typed values are not lost', async () => {
    const scan = await read({ ...empty, lastName: 'Haddad' }, { files: { resume: resumePart } });
    expect(scan.body).toContain('Nothing was filled in');
    expect(valueIn(scan.body, 'lastName')).toBe('Haddad');
    const disguised: [Buffer, string] = [Buffer.from('MZ program'), 'cv.pdf'];
    for (const files of [{ resume: disguised }, {}]) {
      const refused = await read({ ...empty, lastName: 'Haddad' }, { files });
      expect(refused.statusCode).toBe(422);
      expect(refused.body).toContain('id="resume-wrong"');
      expect(valueIn(refused.body, 'lastName')).toBe('Haddad');
    }
  });

  it('HTML in a resume is shown as text on the page, and never runs', async () => {
    const body =
      '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>"&gt;&lt;script&gt;alert(1)&lt;/script&gt;@x.example</w:t></w:r></w:p></w:body></w:document>';
    const answer = await read(empty, { files: { resume: [docxOf({ body }), 'cv.docx'] } });
    expect(answer.body).not.toContain('<script>alert(1)');
  });

  it('reading a resume gives the same values for a file, for a file uploaded in pieces and for text', async () => {
    const first = (await call({}, { files: { resume: zoe } })).json();
    expect([...Value.Errors(One(ResumeDetails), first)]).toEqual([]);
    expect(first.data).toMatchObject({ firstName: 'Zoë', email: 'zoe.mueller@example.org' });
    const { resumeUpload, ...details } = first.data as ResumeDetails;
    expect((await call({ resumeUpload })).json().data).toEqual(first.data);
    const resumeText = 'Zoë Müller\nzoe.mueller@example.org\n+49 30 901820';
    expect((await call({ resumeText })).json().data).toEqual({ ...details, resumeUpload: '' });
    expect((await call({ resumeUpload: 'gone' })).statusCode).toBe(422);
    expect((await call({ letter: 'no' })).statusCode).toBe(422);
  });

  it('a network that sends many resumes has to wait, and other networks do not', async () => {
    const from = '203.0.113.9';
    const answers = [];
    for (let count = 0; count <= 120; count += 1)
      answers.push((await call({ resumeText: 'Mira Sen' }, { from })).statusCode);
    expect(answers.at(0)).toBe(200);
    expect(answers.at(-1)).toBe(429);
    expect((await call({ resumeText: 'Mira Sen' })).statusCode).toBe(200);
  });
});
