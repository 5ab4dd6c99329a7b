import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { changePersonColumns } from '../../../src/applicants/duplicates/change-person';
import { recordSuspectedDuplicates } from '../../../src/applicants/duplicates/suspect-duplicates';
import type { Db } from '../../../src/platform/db/database';
import { onDatabase, type Caller } from '../../server';
import { listPairs, storePerson, type PersonFields } from './duplicate-parts';

onDatabase(
  (server) => {
    let caller: Caller;
    let mine = 0;
    let other = 0;
    let foreign = 0;
    const rows = <Row>(text: string) => server().db.many<Row>(sql([text]));
    const jobsWhere = async (condition: string): Promise<number[]> =>
      (await rows<{ id: number }>(`select id from job where ${condition} order by id limit 2`)).map(
        ({ id }) => id,
      );
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
      const team = 'group_id in (select group_id from group_member where user_id = 3)';
      [mine = 0, other = 0] = await jobsWhere(team);
      [foreign = 0] = await jobsWhere(
        `created_by <> 3 and recruiting_manager_id <> 3 and not (${team})`,
      );
    });
    const person = (given: Partial<PersonFields>, db: Db = server().db) =>
      storePerson(db, { jobs: [mine], ...given });
    const list = (query = {}, by = caller) => listPairs(by, query);
    const pairOf = async (one: number, two: number, query = {}, by = caller) =>
      (await list(query, by)).data.find(
        ({ first, second }) => first.personId === one && second.personId === two,
      );
    const act = (id: number, action: string, payload = {}, by = caller) =>
      by.send('POST', `/api/v1/duplicate-records/${id}/${action}`, { payload });
    const snapshot = () =>
      rows(`select a.id, a.first_name, a.last_name, a.email, a.phone, a.document_hash,
          a.document_last_four, a.merged_into_id,
          (select json_agg(json_build_array(p.id, p.search_key) order by p.id) from application p
            where p.applicant_id = a.id) as applications
        from applicant a where a.first_name in ('Twin', 'Kept', 'Other') order by a.id`);

    const alike: [string, Partial<PersonFields>, Partial<PersonFields>, string[]][] = [
      [
        'an address in other letters',
        { email: 'A.b@X.example ' },
        { email: 'a.B@x.example' },
        ['email'],
      ],
      [
        'a number with and without its country',
        { phone: '+91 91234-00001' },
        { phone: '091234 00001' },
        ['phone'],
      ],
      [
        'a number dialled from abroad',
        { phone: '0091 91234 00002' },
        { phone: '9123400002' },
        ['phone'],
      ],
      ['a document', { hash: 'h1' }, { hash: 'h1' }, ['document']],
      [
        'all of them',
        { email: 'q@x.example', phone: '+1 555 123 4567', hash: 'h2' },
        { email: 'q@x.example', phone: '0015551234567', hash: 'h2' },
        ['document', 'email', 'phone'],
      ],
    ];
    it.each(alike)('two people are suspected duplicates by %s', async (_, one, two, reasons) => {
      const [first, second] = [await person(one), await person(two)];
      expect(await pairOf(first, second)).toMatchObject({ reasons, state: 'suspected' });
      expect(await pairOf(first, second, { reason: reasons[0] })).toBeDefined();
    });

    const unlike: [string, Partial<PersonFields>, Partial<PersonFields>][] = [
      ['numbers of two countries', { phone: '+1 91234 00003' }, { phone: '+91 91234 00003' }],
      ['too few digits', { phone: '12345' }, { phone: '12345' }],
      ['nothing at all', { email: '' }, { email: '' }],
    ];
    it.each(unlike)('two people who share %s are not suspected duplicates', async (_, one, two) => {
      expect(await pairOf(await person(one), await person(two))).toBeUndefined();
    });

    it('a person who gets the e-mail address of another person becomes a suspected duplicate', async () => {
      const [first, second] = [await person({ email: 'moved@x.example' }), await person({})];
      await changePersonColumns(server().db, second, { email: 'moved@x.example' });
      expect(await pairOf(first, second)).toMatchObject({ reasons: ['email'] });
    });

    it('two people stored at the same moment are suspected duplicates', async () => {
      let storing: Promise<number> | undefined;
      const first = await server().db.transaction(async (inner) => {
        const id = await person({ email: 'at-once@x.example' }, inner);
        storing = person({ email: 'at-once@x.example' });
        await Promise.race([storing, sleep(500)]);
        return id;
      });
      const second = (await storing) ?? 0;
      expect(await pairOf(first, second)).toMatchObject({ reasons: ['email'] });
    });

    it('a value shared by very many people creates only a limited number of suspected pairs', async () => {
      await server().db.run(sql`
        insert into applicant (first_name, email) select 'Many', 'none@x.example'
        from generate_series(1, 200)`);
      await recordSuspectedDuplicates(server().db, sql`person.first_name = 'Many'`);
      const [row] = await rows<{ n: number }>(`
        select count(*) as n from duplicate_pair join applicant on applicant.id = first_id
        where first_name = 'Many'`);
      expect(row?.n).toBeLessThan(200 * 20 + 1);
    });

    it('a merge keeps the chosen values, and undoing it restores both people exactly', async () => {
      const first = await person({ email: 'm@x.example', phone: '+91 92222 00001', name: 'Kept' });
      const second = await person({
        email: 'm@x.example',
        phone: '+91 92222 00002',
        hash: 'h3',
        lastFour: '1234',
        jobs: [mine, other],
        name: 'Other',
      });
      const third = await person({ phone: '+91 92222 00002' });
      const before = await snapshot();
      const pair = await pairOf(first, second);
      expect(pair?.sharedJobs.map(({ jobId }) => jobId)).toEqual([mine]);
      const merged = await act(pair?.id ?? 0, 'merge', {
        survivorId: first,
        fields: { phoneNumber: second, document: second, firstName: first },
      });
      expect(merged.json().data).toMatchObject({
        state: 'merged',
        survivorId: first,
        actor: { userId: caller.userId },
        first: { firstName: 'Kept', phoneNumber: '+91 92222 00002', documentLastFour: '1234' },
        sharedJobs: [{ jobId: mine }],
      });
      expect(merged.json().data.first.applications).toHaveLength(3);
      expect(merged.json().data.second.applications).toEqual([]);
      expect(await pairOf(first, second)).toBeUndefined();
      expect(await pairOf(first, third)).toMatchObject({ reasons: ['phone'] });
      expect((await act(pair?.id ?? 0, 'merge', { survivorId: first })).statusCode).toBe(409);
      const undone = await act(pair?.id ?? 0, 'undo-merge');
      expect(undone.json().data).toMatchObject({
        state: 'suspected',
        survivorId: null,
        actor: null,
      });
      expect(await snapshot()).toEqual(before);
      expect(await pairOf(first, third)).toBeUndefined();
      expect((await act(pair?.id ?? 0, 'undo-merge')).statusCode).toBe(409);
      expect(
        await rows(`select action from audit_entry where subject = 'applicant'
          and (details->>'pairId')::integer = ${pair?.id} order by id`),
      ).toEqual([{ action: 'applicant.merge' }, { action: 'applicant.undo-merge' }]);
    });

    it('several merges of one person are undone in reverse order', async () => {
      const people = [1, 2, 3].map(() => person({ email: 'chain@x.example' }));
      const [a = 0, b = 0, c = 0] = await Promise.all(people).then((ids) =>
        ids.sort((x, y) => x - y),
      );
      const before = await snapshot();
      const inner = (await pairOf(a, b))?.id ?? 0;
      expect((await act(inner, 'merge', { survivorId: b })).statusCode).toBe(200);
      const outer = (await pairOf(b, c))?.id ?? 0;
      expect((await act(outer, 'merge', { survivorId: c })).statusCode).toBe(200);
      expect((await act(inner, 'undo-merge')).statusCode).toBe(404);
      expect((await act(outer, 'undo-merge')).statusCode).toBe(200);
      expect((await act(inner, 'undo-merge')).statusCode).toBe(200);
      expect(await snapshot()).toEqual(before);
    });

    it('a merge whose applications were deleted cannot be undone, and the refusal gives this reason', async () => {
      const [first, second] = [await person({ hash: 'h5' }), await person({ hash: 'h5' })];
      const [gone] = await rows<{ id: number }>(
        `select id from application where applicant_id = ${second}`,
      );
      const id = (await pairOf(first, second))?.id ?? 0;
      await act(id, 'merge', { survivorId: first });
      await caller.send('POST', '/api/v1/multiple-application-delete', {
        payload: { applicantId: [gone?.id] },
      });
      const answer = await act(id, 'undo-merge');
      expect(answer.statusCode).toBe(409);
      expect(answer.json().error.message).toContain('deleted since');
    });

    it('a pair marked as different people is not suggested as duplicates again', async () => {
      const [first, second] = [await person({ hash: 'h6' }), await person({ hash: 'h6' })];
      const id = (await pairOf(first, second))?.id ?? 0;
      expect((await act(id, 'not-a-duplicate')).json().data.state).toBe('dismissed');
      await server().db.run(sql`
        update applicant set phone = '+91 93333 00001' where id in (${first}, ${second})`);
      await recordSuspectedDuplicates(server().db, sql`person.id in (${first}, ${second})`);
      expect(await pairOf(first, second)).toBeUndefined();
      expect(await pairOf(first, second, { state: 'dismissed' })).toBeDefined();
      expect((await act(id, 'merge', { survivorId: first })).statusCode).toBe(409);
    });

    it('the mark that two people are different can be removed', async () => {
      const [first, second] = [await person({ hash: 'h11' }), await person({ hash: 'h11' })];
      const id = (await pairOf(first, second))?.id ?? 0;
      expect((await act(id, 'suspect-again')).statusCode).toBe(409);
      await act(id, 'not-a-duplicate');
      expect((await act(id, 'suspect-again')).json().data).toMatchObject({
        state: 'suspected',
        actor: null,
        decidedAt: null,
      });
      expect(await pairOf(first, second)).toBeDefined();
      expect((await act(id, 'merge', { survivorId: first })).statusCode).toBe(200);
    });

    it('only one of simultaneous decisions about a pair of suspected duplicates is stored', async () => {
      const [first, second] = [await person({ hash: 'h7' }), await person({ hash: 'h7' })];
      const id = (await pairOf(first, second))?.id ?? 0;
      const answers = await Promise.all([
        act(id, 'merge', { survivorId: first }),
        act(id, 'merge', { survivorId: second }),
        act(id, 'not-a-duplicate'),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    });

    it.each([
      [{}, 'survivorId'],
      [{ survivorId: 2_000_000_000 }, 'survivorId'],
      [{ survivorId: 0, fields: { firstName: 2_000_000_000 } }, 'fields.firstName'],
    ])('a merge with the body %j is refused', async (payload, field) => {
      const [first, second] = [await person({ hash: field }), await person({ hash: field })];
      const id = (await pairOf(first, second))?.id ?? 0;
      const answer = await act(id, 'merge', {
        ...payload,
        ...('fields' in payload && { survivorId: first }),
      });
      expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, [field]]);
    });

    it('a recruiter sees suspected pairs within their teams only, and can merge only those', async () => {
      const recruiter = await server().signInAs('recruiter', 3);
      const own = [await person({ hash: 'h8' }), await person({ hash: 'h8' })] as const;
      const half = [
        await person({ hash: 'h9' }),
        await person({ hash: 'h9', jobs: [foreign] }),
      ] as const;
      expect(await pairOf(...own, {}, recruiter)).toBeDefined();
      expect(await pairOf(...half, {}, recruiter)).toBeUndefined();
      const id = (await pairOf(...half))?.id ?? 0;
      const survivor = { survivorId: half[0] };
      expect((await act(id, 'merge', survivor, recruiter)).statusCode).toBe(404);
      for (const action of ['not-a-duplicate', 'suspect-again'])
        expect((await act(id, action, {}, recruiter)).statusCode).toBe(404);
      const mineToo = (await pairOf(...own))?.id ?? 0;
      expect((await act(mineToo, 'merge', { survivorId: own[0] }, recruiter)).statusCode).toBe(200);
    });

    it('an auditor sees neither contact data nor documents of a suspected pair, and cannot decide', async () => {
      const auditor = await server().signInAs('auditor');
      const [first, second] = [
        await person({ email: 'secret@x.example', lastFour: '9876', hash: 'h10' }),
        await person({ email: 'secret@x.example' }),
      ];
      const masked = await list({}, auditor);
      expect(JSON.stringify(masked)).not.toMatch(/x\.example|\b9876\b|applicantEmail|phoneNumber/);
      expect((await list({ search: 'secret@' }, auditor)).meta.total).toBe(0);
      expect((await list({ search: 'secret@' })).meta.total).toBe(1);
      const id = (await pairOf(first, second))?.id ?? 0;
      expect((await act(id, 'merge', { survivorId: first }, auditor)).statusCode).toBe(403);
      for (const role of ['payout-officer', 'referrer'] as const) {
        const { statusCode } = await (
          await server().signInAs(role)
        ).send('GET', '/api/v1/duplicate-records');
        expect(statusCode).toBe(403);
      }
    });

    it('the paged list of suspected pairs has an exact total', async () => {
      const all = await list();
      const second = await list({ limit: '2', page: '2' });
      expect(second.data.map(({ id }) => id)).toEqual(all.data.slice(2, 4).map(({ id }) => id));
      expect(second.meta.total).toBe(all.meta.total);
    });
  },
  { data: 'company' },
);
