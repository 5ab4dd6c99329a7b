import Value from 'typebox/value';
import { Many, One } from '../../../contract/answer';
import { seoKeywordShapes, type SeoKeywordRecord } from '../../../contract/jobs/seo/seo-keyword';
import { readFieldErrors } from '../../platform/http/refused-fields';
import { onDatabase, type Caller } from '../../server';

const path = '/api/v1/seo-keyword';
onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });
    const post = (keywords: unknown) => caller.send('POST', path, { payload: { keywords } });
    const list = async (query: Record<string, string>) =>
      (await caller.send('GET', path, { query })).json() as Many<SeoKeywordRecord>;
    const titles = async (search: string) =>
      (await list({ search })).data.map(({ title }) => title);
    const make = async (title: string): Promise<SeoKeywordRecord> =>
      (await post([title])).json().data;

    it('each SEO keyword in a form becomes a record, and the records are listed by title', async () => {
      const answer = await caller.send('POST', path, {
        payload: 'keywords[0]=%20alpha%20oven&keywords[1]=beta+oven',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect([...Value.Errors(One(seoKeywordShapes.record), answer.json())]).toEqual([]);
      expect(answer.json().data).toMatchObject({
        title: 'alpha oven',
        resource: { title: 'alpha oven' },
        keywords: ['alpha oven'],
      });
      const page = await list({ search: 'oven' });
      expect([...Value.Errors(Many(seoKeywordShapes.row), page)]).toEqual([]);
      expect(page.data.map(({ title }) => title)).toEqual(['alpha oven', 'beta oven']);
    });

    it('no SEO keyword is created if one of them exists already, and the refusal names it', async () => {
      await make('Rye bread');
      expect(await readFieldErrors(post(['Oat bread', 'rye  BREAD']))).toEqual({
        keywords: 'rye  BREAD: There is a keyword of this title already.',
      });
      expect(await readFieldErrors(post(['Twice 🥐', 'twice 🥐']))).toEqual({
        keywords: 'twice 🥐: There is a keyword of this title already.',
      });
      expect(await titles('oat bread')).toEqual([]);
    });

    it.each([
      [[]],
      [[' ']],
      [['x'.repeat(101)]],
      [Array.from({ length: 51 }, (_, at) => `k${at}`)],
    ])('the SEO keywords %j are refused', async (keywords) => {
      const [field] = Object.keys(await readFieldErrors(post(keywords)));
      expect(field).toMatch(/^keywords/);
    });

    it('requests with the same Idempotency-Key create the SEO keywords once', async () => {
      const twice = () =>
        caller.send('POST', path, {
          payload: { keywords: ['once a', 'once b'] },
          headers: { 'idempotency-key': 'keywords-once' },
        });
      expect((await twice()).json()).toEqual((await twice()).json());
      expect(await titles('once')).toEqual(['once a', 'once b']);
    });
  },
  { data: 'company' },
);
