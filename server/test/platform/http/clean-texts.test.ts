import { jobCalls } from '../../jobs/postings/job-calls';
import { onDatabase, type Caller } from '../../server';
import { toFormData, minimalJob, toMultipart } from '../../jobs/postings/job-parts';

const json = { 'content-type': 'application/json' };

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });
    const { create, get } = jobCalls(() => caller);

    const refusedFields = async (payload: object, path = '/api/v1/job') => {
      const answer = await caller.send('POST', path, { payload });
      return [answer.statusCode, answer.json().error?.fields];
    };
    const zero = (at: number) => `Remove character ${at}: it is U+0000, a sign for machines.`;
    const half = (at: number) =>
      `Remove character ${at}: it is one half of a letter, whose other half is missing.`;

    it('a text with characters that cannot be stored is refused, with their position', async () => {
      const payload = {
        ...minimalJob,
        jobTitle: '\ud83c\udf75 Te\0a',
        seoKeyword: ['tea', 'a\udc00'],
      };
      expect(await refusedFields(payload)).toEqual([
        422,
        { jobTitle: zero(5), seoKeyword: half(2) },
      ]);
      const kept = await create({ ...minimalJob, jobTitle: 'Tea \ud83c\udf75 Taster' });
      expect(await get(kept.id)).toMatchObject({ jobTitle: 'Tea \ud83c\udf75 Taster' });
    });

    it('texts in a form are checked as in JSON', async () => {
      const form = await toMultipart(
        toFormData({ ...minimalJob, jobTitle: 'Te\0a' }, (name) => name),
      );
      const made = await caller.send('POST', '/api/v1/job', form);
      expect(made.json().error.fields).toEqual({ jobTitle: zero(3) });
    });

    it('texts in a comment and in a name are also checked for characters that cannot be stored', async () => {
      const payload = {
        jobId: 1,
        firstName: 'Ra\ud800vi',
        applicantEmail: 'ravi@clean.example',
        comment: 'Met\0',
      };
      expect(await refusedFields(payload, '/api/v1/application')).toEqual([
        422,
        { firstName: half(3), comment: zero(4) },
      ]);
    });

    const sign = (at: number, code: string) =>
      `Remove character ${at}: it is U+${code}, a sign for machines.`;
    const lineEnd = (at: number) =>
      `Remove character ${at}: it is the end of a line, and this text has one line.`;

    it.each([
      ['\u0007', '0007'],
      ['\u000b', '000B'],
      ['\u001f', '001F'],
      ['\u007f', '007F'],
      ['\u0085', '0085'],
      ['\u0092', '0092'],
    ])(
      'a text with the control character %j is refused with its position',
      async (letter, code) => {
        const payload = {
          ...minimalJob,
          jobTitle: `Te${letter}a`,
          jobDescription: `<p>a${letter}</p>`,
        };
        expect(await refusedFields(payload)).toEqual([
          422,
          { jobTitle: sign(3, code), jobDescription: sign(5, code) },
        ]);
      },
    );

    it('line breaks and tabs are accepted in a text of several lines, and refused in a name', async () => {
      const jobProfile = 'Tea\n\tand more\r\ntea';
      const kept = await create({ ...minimalJob, jobProfile });
      expect(await get(kept.id)).toMatchObject({ jobProfile });
      expect(
        await refusedFields({ ...minimalJob, jobTitle: 'Tea\nTaster', seoKeyword: 'a\tb' }),
      ).toEqual([
        422,
        {
          jobTitle: lineEnd(4),
          seoKeyword: 'Remove character 2: it is a tab, and this text has one line.',
        },
      ]);
    });

    it('an HR record with a control character is refused alone, the others are stored', async () => {
      const records = [
        { externalId: 'sign-1', name: 'Tea\u0007' },
        { externalId: 'sign-2', name: 'Coffee Tasting' },
      ];
      const answer = await caller.send('PUT', '/api/v1/directory/departments', {
        payload: { records },
      });
      expect(answer.json().data).toMatchObject({
        created: 1,
        refused: 1,
        results: [{ fields: { name: sign(4, '0007') } }, { outcome: 'created' }],
      });
    });

    it('a person of the directory needs no last name', async () => {
      const payload = { firstName: 'Sukarno', email: 'sukarno@clean.example' };
      const answer = await caller.send('POST', '/api/v1/directory/people', { payload });
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
    });

    it('a search with a zero character does not fail', async () => {
      const query = { search: 'te\0a' };
      expect((await caller.send('GET', '/api/v1/job', { query })).statusCode).toBe(200);
    });

    it('a request body nested 200,000 levels deep is refused', async () => {
      const payload = `{"jobTitle":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
      const answer = await caller.send('POST', '/api/v1/job', { payload, headers: json });
      expect(answer.statusCode).toBe(422);
    });
  },
  { data: 'company' },
);
