import sql from 'sql-template-tag';
import { offerMessages } from '../../../contract/interviews/offers/offer-constants';
import { expireOffers } from '../../../src/interviews/offers/follow-moves';
import { createStatusLink } from '../../../src/applicants/applying/status-links';
import { findApplicationIds, readRecord } from '../../applicants/applications/application-parts';
import { toDayAfterToday } from '../../jobs/postings/job-parts';
import { onDatabase, type Caller } from '../../server';
import { postOfferAction, makeOffer, offersPath, sendOffer } from './offer-parts';

const open = `status.category = 'active' and job.pipeline_id is not null
  and not exists (select from offer where offer.application_id = application.id)`;
const referred = `${open} and exists (select from referral
  where referral.application_id = application.id and referral.state = 'waiting')`;

onDatabase(
  (server) => {
    let maker: Caller;
    beforeAll(async () => {
      maker = await server().signInAs('administrator');
    });
    const someone = async (condition = open): Promise<number> =>
      (await findApplicationIds(server(), condition, 1))[0] ?? 0;
    const offered = async (parts: object = {}, condition = open) => {
      const applicantId = await someone(condition);
      const offer = await sendOffer(maker, applicantId, parts);
      return { applicantId, offer, path: await createStatusLink(server().db, applicantId) };
    };
    const answer = (path: string, payload: Record<string, string>) =>
      server().app.inject({
        method: 'POST',
        url: `${path}/offer`,
        payload: new URLSearchParams(payload).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const page = async (path: string) => server().app.inject({ url: `${path}/offer` });
    const accept = (path: string, id: number) =>
      answer(path, { offerId: String(id), answer: 'accept', name: 'Asha Rao' });
    const stateOf = async (id: number) =>
      (await maker.send('GET', `${offersPath}/${id}`)).json().data;

    it('an applicant reads the terms and the document of the offer by the own link, and not by another link', async () => {
      const { offer, path } = await offered();
      const shown = await page(path);
      expect(shown.statusCode).toBe(200);
      expect(shown.body).toContain('€52,000.50 per year');
      const pdf = await server().app.inject({ url: `${path}/offer/${offer.id}/offer.pdf` });
      expect([pdf.statusCode, pdf.headers['content-type'], pdf.body.slice(0, 5)]).toEqual([
        ...[200, 'application/pdf', '%PDF-'],
      ]);
      const other = await createStatusLink(server().db, await someone());
      expect((await page(other)).statusCode).toBe(404);
      expect(
        (await server().app.inject({ url: `${other}/offer/${offer.id}/offer.pdf` })).statusCode,
      ).toBe(404);
    });

    it('the draft of an offer is never shown to the applicant', async () => {
      const applicantId = await someone();
      await makeOffer(maker, applicantId);
      const path = await createStatusLink(server().db, applicantId);
      expect((await page(path)).statusCode).toBe(404);
    });

    it('an answer to an offer without a choice or a name is refused, and typed values are not lost', async () => {
      const { offer, path } = await offered();
      const lacking = await answer(path, { offerId: String(offer.id), reason: 'Too far' });
      expect(lacking.statusCode).toBe(422);
      expect(lacking.body).toContain('Choose whether you accept or decline.');
      expect(lacking.body).toContain('Type your full name.');
      expect(lacking.body).toContain('Too far');
      expect((await stateOf(offer.id)).state).toBe('sent');
    });

    it('an accepted offer hires the applicant once with the start date, and the payout is due counted from that date', async () => {
      const { applicantId, offer, path } = await offered(
        { startsOn: toDayAfterToday(45) },
        referred,
      );
      const answers = await Promise.all([1, 2, 3, 4].map(() => accept(path, offer.id)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303, 303]);
      expect(await stateOf(offer.id)).toMatchObject({ state: 'accepted', signedName: 'Asha Rao' });
      const record = await readRecord(maker, applicantId);
      expect([record.status.category, record.joiningDate]).toEqual(['hired', toDayAfterToday(45)]);
      const moves = await server().db.many(sql`
        select from application_history entry join status on status.id = entry.status_id
        where entry.application_id = ${applicantId} and status.category = 'hired'`);
      expect(moves).toHaveLength(1);
      const promised = await server().db.many<{ days: number }>(sql`
        select payable_on - ${toDayAfterToday(45)}::date - release_days as days from referral
        where application_id = ${applicantId}`);
      expect(promised).toEqual([{ days: 0 }]);
      const mails = await server().db.many(sql`
        select from mail_message where kind = 'offer-answer'
          and cause = ${`offer-answer:${offer.id}:accepted`}`);
      expect(mails).toHaveLength(1);
      expect((await page(path)).body).toContain('You accepted this offer');
    });

    it('the first answer to an offer counts: an applicant who accepted cannot decline in another tab', async () => {
      const { applicantId, offer, path } = await offered();
      await accept(path, offer.id);
      await answer(path, { offerId: String(offer.id), answer: 'decline', name: 'Asha Rao' });
      expect((await stateOf(offer.id)).state).toBe('accepted');
      expect((await readRecord(maker, applicantId)).status.category).toBe('hired');
    });

    it('a declined offer does not move the applicant, and its author reads the reason', async () => {
      const { applicantId, offer, path } = await offered();
      const before = (await readRecord(maker, applicantId)).status;
      await answer(path, {
        ...{ offerId: String(offer.id), answer: 'decline', name: 'Asha Rao', reason: 'Too far' },
      });
      expect(await stateOf(offer.id)).toMatchObject({ state: 'declined', reason: 'Too far' });
      expect((await readRecord(maker, applicantId)).status).toEqual(before);
    });

    it('a withdrawn offer cannot be accepted from a page that was open', async () => {
      const { applicantId, offer, path } = await offered();
      const silent = await postOfferAction(maker, offer.id, 'withdrawal', { reason: ' ' });
      expect(silent.statusCode).toBe(422);
      await postOfferAction(maker, offer.id, 'withdrawal', { reason: 'The budget is gone' });
      await accept(path, offer.id);
      expect((await stateOf(offer.id)).state).toBe('withdrawn');
      expect((await readRecord(maker, applicantId)).status.category).not.toBe('hired');
      const shown = await page(path);
      expect(shown.body).toContain('This offer was withdrawn');
      expect(shown.body).not.toContain('The budget is gone');
      const twice = await postOfferAction(maker, offer.id, 'withdrawal', { reason: 'Again' });
      expect(twice.json().error.message).toBe(offerMessages.notOpen);
    });

    it('an offer expires after its last day, by the daily task and when the applicant answers too late', async () => {
      const [late, unanswered] = [await offered(), await offered()];
      await server().db.run(sql`
        update offer set expires_on = ${toDayAfterToday(-2)}
        where id = any (${[late.offer.id, unanswered.offer.id]}::integer[])`);
      await accept(late.path, late.offer.id);
      expect((await readRecord(maker, late.applicantId)).status.category).not.toBe('hired');
      expect((await page(late.path)).body).toContain('This offer has expired');
      await expireOffers(server().db, toDayAfterToday(0));
      expect((await stateOf(unanswered.offer.id)).state).toBe('expired');
    });
  },
  { data: 'company' },
);
