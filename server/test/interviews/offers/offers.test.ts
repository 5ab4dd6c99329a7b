import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { One } from '../../../contract/answer';
import { Offer } from '../../../contract/interviews/offers/offer';
import { approverRoles, offerMessages } from '../../../contract/interviews/offers/offer-constants';
import { roles, type Role } from '../../../contract/permission';
import { findApplicationIds } from '../../applicants/applications/application-parts';
import { toDayAfterToday } from '../../jobs/postings/job-parts';
import { onDatabase, type Caller } from '../../server';
import { postOfferAction, makeOffer, offersPath, sendOffer, toOfferTerms } from './offer-parts';

const open = `status.category = 'active' and job.pipeline_id is not null
  and not exists (select from offer where offer.application_id = application.id)`;

onDatabase(
  (server) => {
    let maker: Caller;
    let approver: Caller;
    let second: Caller;
    beforeAll(async () => {
      maker = await server().signInAs('administrator');
      approver = await server().signInAs('recruiting-manager');
      second = await server().signInAs(['administrator', 'recruiting-manager']);
      for (const [minPay, chain] of [
        [1_000, ['recruiting-manager']],
        [90_000, ['recruiting-manager', 'administrator']],
      ] as const)
        await maker.send('POST', '/api/v1/offer-rule', {
          payload: { currency: 'GBP', period: 'year', minPay, roles: chain },
        });
    });
    const someone = async (): Promise<number> =>
      (await findApplicationIds(server(), open, 1))[0] ?? 0;
    const read = async (id: number, by = maker): Promise<Offer> =>
      (await by.send('GET', `${offersPath}/${id}`)).json().data;
    const waiting = async (parts: object = {}): Promise<Offer> => {
      const { id } = await makeOffer(maker, await someone(), { currency: 'GBP', ...parts });
      expect((await postOfferAction(maker, id, 'hand-in')).statusCode).toBe(200);
      return read(id);
    };

    it('an offer is returned as the contract says, with its pay to the cent', async () => {
      const { id } = await makeOffer(maker, await someone());
      const answer = await maker.send('GET', `${offersPath}/${id}`);
      expect([...Value.Errors(One(Offer), answer.json())]).toEqual([]);
      expect(answer.json().data).toMatchObject({ state: 'draft', pay: 52_000.5, currency: 'EUR' });
    });

    it('an offer with invalid terms is refused at the fields, and nothing is stored', async () => {
      const payload = {
        applicantId: await someone(),
        ...toOfferTerms({
          pay: 10.005,
          currency: 'XXY',
          expiresOn: toDayAfterToday(-1),
          templateId: 9_999,
        }),
      };
      const answer = await maker.send('POST', offersPath, { payload });
      expect([answer.statusCode, answer.json().error.fields]).toEqual([
        422,
        {
          ...{ pay: offerMessages.pay, currency: offerMessages.currency },
          ...{ expiresOn: offerMessages.expiry, templateId: offerMessages.template },
        },
      ]);
    });

    it('when two people make an offer to an applicant at once, the second is warned of the first offer', async () => {
      const applicantId = await someone();
      const payload = { applicantId, ...toOfferTerms() };
      const codes = (
        await Promise.all([1, 2, 3, 4].map(() => maker.send('POST', offersPath, { payload })))
      ).map(({ statusCode }) => statusCode);
      expect(codes.toSorted((a, b) => a - b)).toEqual([200, 412, 412, 412]);
      await expect(
        server().db.run(sql`
          insert into offer (application_id, position, pay_minor, currency, period, starts_on,
            expires_on, template_id, made_by)
          values (${applicantId}, 'Baker', 1, 'EUR', 'year', now(), now(), 1, ${maker.userId})`),
      ).rejects.toThrow(/offer_open/);
    });

    it('a rule for approvals can name only roles that may approve, so that no offer waits forever', async () => {
      for (const role of roles) {
        const approves = (await server().signInAs(role)).send('POST', `${offersPath}/1/decision`, {
          payload: {},
        });
        const isRole = approverRoles.some((one) => one === role);
        expect((await approves).statusCode).toBe(isRole ? 422 : 403);
      }
    });

    it('the author of an offer cannot approve it, and nobody can decide two of its approval steps', async () => {
      const { id, approvals } = await waiting({ pay: 95_000 });
      expect(approvals.map(({ role }) => role)).toEqual(['recruiting-manager', 'administrator']);
      const own = await postOfferAction(maker, id, 'decision', { isApproved: true });
      expect([own.statusCode, own.json().error.message]).toEqual([412, offerMessages.own]);
      expect((await postOfferAction(second, id, 'decision', { isApproved: true })).statusCode).toBe(
        200,
      );
      const twice = await postOfferAction(second, id, 'decision', { isApproved: true });
      expect(twice.json().error.message).toBe(offerMessages.twice);
      const role = await postOfferAction(approver, id, 'decision', { isApproved: true });
      expect(role.json().error.message).toBe(offerMessages.role);
      const last = await server().signInAs('administrator');
      expect((await postOfferAction(last, id, 'decision', { isApproved: true })).statusCode).toBe(
        200,
      );
      expect((await read(id)).state).toBe('approved');
    });

    it('an offer is listed as waiting only for people who can decide its next approval step', async () => {
      const { id } = await waiting({ pay: 95_000 });
      const idsFor = async (by: Caller): Promise<number[]> =>
        (await by.send('GET', offersPath, { query: { isWaitingForMe: 'true', limit: '100' } }))
          .json()
          .data.map((one: Offer) => one.id);
      expect(await idsFor(approver)).toContain(id);
      expect(await idsFor(maker)).not.toContain(id);
      const work = await approver.send('GET', '/api/v1/dashboard/waiting');
      expect(work.json().data).toContainEqual(expect.objectContaining({ kind: 'offer' }));
      // When an approver leaves, somebody else with the role may take the approval step.
      await server().db.run(sql`delete from user_role where user_id = ${approver.userId}`);
      const next = await server().signInAs('recruiting-manager');
      expect(await idsFor(next)).toContain(id);
      approver = next;
    });

    it('an approver who refuses an offer must give a note, and the offer is a draft again; an edit restarts the approval', async () => {
      const { id } = await waiting({ pay: 60_000 });
      const silent = await postOfferAction(approver, id, 'decision', { isApproved: false });
      expect(silent.json().error.fields).toEqual({ note: offerMessages.note });
      await postOfferAction(approver, id, 'decision', { isApproved: false, note: 'Too much' });
      expect(await read(id)).toMatchObject({ state: 'draft', approvals: [{ note: 'Too much' }] });
      const change = toOfferTerms({ pay: 50_000, currency: 'GBP' });
      await maker.send('PUT', `${offersPath}/${id}`, { payload: change });
      await postOfferAction(maker, id, 'hand-in');
      await postOfferAction(approver, id, 'decision', { isApproved: true });
      expect((await read(id)).state).toBe('approved');
      const raised = { ...change, pay: 70_000 };
      await maker.send('PUT', `${offersPath}/${id}`, { payload: raised });
      expect((await postOfferAction(maker, id, 'send')).json().error.message).toBe(
        offerMessages.notApproved,
      );
      await postOfferAction(maker, id, 'hand-in');
      const last = await read(id);
      expect([last.state, last.number, last.editions.map(({ pay }) => pay)]).toEqual([
        ...['waiting', 3],
        [70_000, 50_000, 60_000],
      ]);
    });

    it('a change of an offer from a tab with an older version is refused with the current offer', async () => {
      const { id, version } = await makeOffer(maker, await someone());
      await postOfferAction(maker, id, 'hand-in', { version });
      const stale = await maker.send('PUT', `${offersPath}/${id}`, {
        payload: { ...toOfferTerms({ pay: 1 }), version },
      });
      expect([stale.statusCode, stale.json().error.current]).toEqual([
        409,
        expect.objectContaining({ id, state: 'approved', pay: 52_000.5 }),
      ]);
    });

    it('an open offer is withdrawn with a reason when the applicant is rejected or moved back', async () => {
      const [later = 0] = await findApplicationIds(
        server(),
        `${open} and job.pipeline_id = 3 and stage_id <> 1`,
      );
      const sent = await sendOffer(maker, later);
      await maker.send('PUT', `/api/v1/application/${later}`, {
        payload: { stageId: 1, statusId: 1 },
      });
      expect(await read(sent.id)).toMatchObject({
        state: 'withdrawn',
        reason: expect.stringMatching(/^The applicant was moved back to /),
      });
      const applicantId = await someone();
      const { id } = await makeOffer(maker, applicantId);
      await maker.send('PUT', `/api/v1/application/${applicantId}`, { payload: { statusId: 2 } });
      expect((await read(id)).state).toBe('withdrawn');
      const again = await maker.send('POST', offersPath, {
        payload: { applicantId, ...toOfferTerms() },
      });
      expect(again.json().error.message).toBe(offerMessages.closedApplicant);
    });

    it.each(roles)(
      'a %s gets pay and documents of offers only with the permission',
      async (role) => {
        const { id } = await makeOffer(maker, await someone());
        const allowed: readonly Role[] = ['administrator', 'recruiting-manager'];
        const { send } = await server().signInAs(role);
        const one = await send('GET', `${offersPath}/${id}`);
        // Recruiters and hiring managers see offers for their own jobs only.
        const scoped: readonly Role[] = ['recruiter', 'hiring-manager'];
        expect(one.statusCode).toBe(
          allowed.includes(role) ? 200 : scoped.includes(role) ? 404 : 403,
        );
        expect(one.body.includes('52000.5')).toBe(allowed.includes(role));
        const list = await send('GET', offersPath);
        expect(list.body.includes('52000.5')).toBe(allowed.includes(role));
        const making = await send('POST', offersPath, { payload: {} });
        const makers: readonly Role[] = [...allowed, 'recruiter'];
        expect(making.statusCode).toBe(makers.includes(role) ? 422 : 403);
      },
    );
  },
  { data: 'company' },
);
