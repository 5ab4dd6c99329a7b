import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { selectReferralAmount } from '../../../src/referrals/promises/select-slab';
import { Many, One } from '../../../contract/answer';
import { messages } from '../../../contract/messages';
import {
  eligibilityShapes,
  type EligibilityRow,
} from '../../../contract/referrals/referral-rules/eligibility';
import { slabShapes, type SlabRow } from '../../../contract/referrals/referral-rules/slab';
import { onDatabase, type Caller } from '../../server';

const slabs = '/api/v1/referral-amount';
const eligibility = '/api/v1/referral-eligibility';
let made = 0;

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });
    const post = (path: string, payload: object) => caller.send('POST', path, { payload });
    const put = (path: string, payload: object) => caller.send('PUT', path, { payload });
    const position = async (): Promise<number> => {
      made += 1;
      const row = await server().db.one<{ id: number }>(sql`
        insert into designation (name) values (${`Lamplighter ${made}`}) returning id`);
      return row?.id ?? 0;
    };
    const list = async (path: string, query: Record<string, string>, as = caller) =>
      (await as.send('GET', path, { query })).json();
    const slabOf = async (parts: object = {}) => {
      made += 1;
      return { slug: `Slab ${made}`, designationId: await position(), amount: 5000, ...parts };
    };
    const createSlab = async (parts: object = {}): Promise<SlabRow> => {
      const answer = await post(slabs, await slabOf(parts));
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      return answer.json().data;
    };
    const createEligibility = async (): Promise<EligibilityRow> =>
      (await post(eligibility, { designationId: await position(), eligibilityStatus: 1 })).json()
        .data;

    describe('a slab', () => {
      it('a slab is stored with amount, currency, department and position, and listed', async () => {
        const answer = await post(slabs, await slabOf({ departmentId: 4, amount: 19.99 }));
        expect([...Value.Errors(One(slabShapes.record), answer.json())]).toEqual([]);
        const { data } = answer.json();
        expect(data).toMatchObject({
          reffamount: { id: data.id },
          department: { departmentId: 4 },
          amount: 19.99,
          currency: 'INR',
        });
        const page: Many<SlabRow> = await list(slabs, { search: data.slug });
        expect([...Value.Errors(Many(slabShapes.row), page)]).toEqual([]);
        expect(page.data).toEqual([data]);
        const { designationId } = data.designation;
        const there = await list(slabs, { departmentId: '4', designationId: `${designationId}` });
        expect(there.data).toEqual([data]);
      });

      it.each([
        [{ amount: undefined }, { amount: 'Please fill the required fields' }],
        [{ slug: ' ' }, { slug: 'Please fill the required fields' }],
        [{ amount: 1.005 }, { amount: 'Enter at most two decimals.' }],
        [{ amount: 0.005 }, { amount: 'Enter at most two decimals.' }],
        [{ amount: -0.01 }, { amount: 'Enter a number not below 0' }],
        [{ amount: 1_000_000_000.01 }, { amount: 'Enter a number not above 1000000000' }],
        [{ designationId: 999_999 }, { designationId: messages.gone }],
        [{ departmentId: 999_999 }, { departmentId: messages.gone }],
      ])('a slab is refused with %j at its field', async (parts, fields) => {
        const answer = await post(slabs, await slabOf(parts));
        expect([answer.statusCode, answer.json().error.fields]).toEqual([422, fields]);
      });

      it.each([0, 0.01, 999_999_999.99, 1_000_000_000])(
        'a slab stores the amount %d exactly to the cent',
        async (amount) => {
          expect((await createSlab({ amount })).amount).toBe(amount);
        },
      );

      it('a slab accepts only whole amounts in a currency without decimals, and its own currency never changes', async () => {
        const rupees = await createSlab({ amount: 10.5 });
        const spend = (currency: string) =>
          server().db.run(sql`update company set currency = ${currency}`);
        await spend('JPY');
        const refused = await post(slabs, await slabOf({ amount: 100.5 }));
        const yen = await createSlab({ amount: 100 });
        const changed = [
          await put(`${slabs}/${yen.id}`, { amount: 99.5 }),
          await put(`${slabs}/${rupees.id}`, { amount: 11.25 }),
        ];
        await spend('INR');
        const sentence = 'JPY has no decimals. Enter a whole amount.';
        expect(refused.json().error.fields).toEqual({ amount: sentence });
        expect([yen.amount, yen.currency]).toEqual([100, 'JPY']);
        expect(changed.map(({ statusCode }) => statusCode)).toEqual([422, 200]);
        expect(changed[0]?.json().error.fields).toEqual({ amount: sentence });
      });

      it('a slab with the name of another slab is refused, ignoring case and blanks', async () => {
        const { id, slug } = await createSlab();
        const taken = { slug: 'Please fill unique slab name' };
        const again = ` ${slug.toUpperCase().replace(' ', '  ')}`;
        expect((await post(slabs, await slabOf({ slug: again }))).json().error.fields).toEqual(
          taken,
        );
        const other = await createSlab();
        expect((await put(`${slabs}/${other.id}`, { slug })).json().error.fields).toEqual(taken);
        expect((await put(`${slabs}/${id}`, { slug })).statusCode).toBe(200);
      });

      it('a slab is refused if its department and position already have a slab', async () => {
        const designationId = await position();
        const taken = {
          designationId: 'There is a slab for this department and position already.',
        };
        const fieldsOf = async (parts: object) =>
          (await post(slabs, await slabOf({ designationId, ...parts }))).json().error?.fields;
        expect(await fieldsOf({})).toBeUndefined();
        expect(await fieldsOf({ departmentId: 1 })).toBeUndefined();
        expect(await fieldsOf({})).toEqual(taken);
        expect(await fieldsOf({ departmentId: 1 })).toEqual(taken);
        const { data } = (await post(slabs, await slabOf({ departmentId: 1 }))).json();
        expect((await put(`${slabs}/${data.id}`, { designationId })).json().error.fields).toEqual(
          taken,
        );
        expect((await put(`${slabs}/${data.id}`, { departmentId: null })).statusCode).toBe(200);
      });

      it('a slab for a department or the whole company applies if there is none for the position', async () => {
        const { db } = server();
        const here = await position();
        const elsewhere = await position();
        const without = { designationId: null };
        const { id: company } = await createSlab(without);
        const again = await post(slabs, await slabOf({ designationId: undefined }));
        expect(again.json().error.fields).toEqual({
          designationId: 'There is a slab for this department and position already.',
        });
        const { id: department } = await createSlab({ ...without, departmentId: 2 });
        const { id: everywhere } = await createSlab({ designationId: here });
        const { id: exact } = await createSlab({ designationId: here, departmentId: 2 });
        const { id: ofJob } = await createSlab();
        const chosen = async (job: number | null, inDepartment: number, at: number | null) =>
          (
            await db.one<{ id: number }>(
              selectReferralAmount({
                slab: sql`${job}::integer`,
                department: sql`${inDepartment}::integer`,
                position: sql`${at}::integer`,
              }),
            )
          )?.id;
        expect(await chosen(ofJob, 2, here)).toBe(ofJob);
        expect(await chosen(null, 2, here)).toBe(exact);
        expect(await chosen(null, 3, here)).toBe(everywhere);
        expect(await chosen(null, 2, elsewhere)).toBe(department);
        expect(await chosen(null, 2, null)).toBe(department);
        expect(await chosen(null, 3, elsewhere)).toBe(company);
        const [row] = (await list(slabs, { id: `${company}` })).data as SlabRow[];
        expect(row).toMatchObject({ department: null, designation: null });
        for (const id of [company, department, everywhere, exact, ofJob])
          await caller.send('DELETE', `${slabs}/${id}`);
        expect(await chosen(null, 3, elsewhere)).toBeUndefined();
      });

      it('a slab can be changed in single fields, but a required field cannot be cleared', async () => {
        const { id, version } = await createSlab();
        const changed = await put(`${slabs}/${id}`, { amount: 7500.5, version });
        expect(changed.json().data).toMatchObject({ amount: 7500.5, version: version + 1 });
        expect((await put(`${slabs}/${id}`, { slug: '' })).json().error.fields).toEqual({
          slug: 'fill all the fields',
        });
        expect((await put(`${slabs}/${id}`, { amount: 1, version })).json().error).toMatchObject({
          code: 'STALE_VERSION',
          current: { amount: 7500.5 },
        });
      });

      it('a slab can be deleted unless jobs use it, and the refusal says how many do', async () => {
        const { id } = await createSlab();
        expect((await caller.send('DELETE', `${slabs}/${id}`)).json().data).toEqual({ deleted: 1 });
        const used = await server().db.one<{ id: number; slug: string; jobs: number }>(sql`
          select slab.id, slab.slug, count(*) as jobs from referral_amount slab
          join job on job.referral_amount_id = slab.id group by slab.id limit 1`);
        const answer = await caller.send('DELETE', `${slabs}/${used?.id}`);
        expect(answer.json().error).toMatchObject({
          code: 'IN_USE',
          message: `Nothing was deleted: ${used?.slug} is used by ${used?.jobs} job${used?.jobs === 1 ? '' : 's'}.`,
        });
      });

      it('changing a slab changes no open referrals, whose number and promised amounts are counted', async () => {
        const { data } = await list('/api/v1/open-referrals', {});
        const all = await server().db.many<{
          category: string;
          state: string;
          minor: number | null;
        }>(sql`
          select category, referral.state, amount_minor as minor from application
            join status on status.id = status_id join referral on application_id = application.id`);
        const ended = ['rejected', 'withdrawn', 'exported', 'paid', 'not-eligible', 'reversed'];
        const open = all.filter(
          ({ category, state }) => !ended.includes(category) && !ended.includes(state),
        );
        const minor = open.reduce((sum, row) => sum + (row.minor ?? 0), 0);
        expect(data).toEqual({
          open: open.length,
          unpriced: open.filter((row) => !row.minor).length,
          promised: [{ currency: 'INR', amount: minor / 100 }],
        });
        expect(minor).toBeGreaterThan(0);
        expect(all.length).toBeGreaterThan(open.length);
        expect(open.length).toBeGreaterThan(0);
      });

      it('a slab shows its amount only to those who may see it', async () => {
        const manager = await server().signInAs('hiring-manager');
        const [row] = (await list(slabs, { limit: '1' }, manager)).data;
        expect(row).not.toHaveProperty('amount');
        expect(row).not.toHaveProperty('currency');
      });
    });

    describe('the eligibility of a position', () => {
      it('the eligibility of a position is stored, listed and changed', async () => {
        const { id, designation, version } = await createEligibility();
        const page = await list(eligibility, { search: designation });
        expect([...Value.Errors(Many(eligibilityShapes.row), page)]).toEqual([]);
        expect(page.data).toMatchObject([{ id, designation, eligibilityStatus: 1 }]);
        const changed = await put(`${eligibility}/${id}`, { eligibilityStatus: 0, version });
        expect(changed.json().data).toMatchObject({ eligibilityStatus: 0, version: version + 1 });
        const refused = await list(eligibility, { eligibilityStatus: '0', limit: '500' });
        expect(refused.data.map((row: EligibilityRow) => row.id)).toContain(id);
      });

      it('the eligibility of a position is refused without a position, with a missing one, or with one that has an eligibility', async () => {
        const { designationId } = await createEligibility();
        const other = await createEligibility();
        const refusals = [
          await post(eligibility, { eligibilityStatus: 1 }),
          await post(eligibility, { designationId: 999_999 }),
          await post(eligibility, { designationId }),
          await put(`${eligibility}/${other.id}`, { designationId }),
        ].map((answer) => answer.json().error.fields.designationId);
        expect(refusals).toEqual([
          'Please select any value',
          messages.gone,
          'Please select unique value',
          'Please fill unique slab name',
        ]);
      });

      it('the eligibility of a position can be deleted, since nothing uses it', async () => {
        const { id } = await createEligibility();
        const usage = await post(`${eligibility}/usage`, { id: [id] });
        expect(usage.json().data).toEqual({ used: 0, records: [] });
        expect((await caller.send('DELETE', `${eligibility}/${id}`)).statusCode).toBe(200);
      });
    });
  },
  { data: 'company' },
);
