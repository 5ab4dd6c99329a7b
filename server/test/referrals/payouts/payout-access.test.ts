import sql from 'sql-template-tag';
import { roles, type Role } from '../../../contract/permission';
import {
  payoutStates,
  type PayoutState,
} from '../../../contract/referrals/payouts/payout-constants';
import { listOperations } from '../../openapi-walk';
import { onDatabase, type Caller } from '../../server';
import { toMultipart } from '../../jobs/postings/job-parts';
import { batchPath, storeDuePayouts } from '../payout-batches/payout-batch-parts';
import { payoutChangePath, referralsPath } from './referral-parts';

const desk: Role[] = ['administrator', 'recruiting-manager', 'payout-officer'];
const officer: Role[] = ['payout-officer'];
const approvers: Role[] = ['recruiting-manager', 'payout-officer'];
const everything: Role[] = [...desk, 'auditor'];
const staff: Role[] = roles.filter((role) => role !== 'referrer');
const employees: Role[] = roles.filter((role) => role !== 'auditor');

const gone = 2_000_000;
const [ok, missing, invalid, refused] = [200, 404, 422, 403];

interface Cell {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  may: readonly Role[];
  /** Expected status code for a permitted call on a missing or empty record. */
  answer: number;
  payload?: object;
}

const missingJob = { may: employees, answer: missing };
const ticket = (list: string, rows: object) => ({
  method: 'POST' as const,
  path: '/api/v1/file-tickets',
  payload: { kind: 'list', list, rows },
});

const calls: Record<string, Cell> = {
  'list referrals': { method: 'GET', path: referralsPath, may: roles, answer: ok },
  'narrow them by what only staff see': {
    ...{ method: 'GET', path: `${referralsPath}?statusId=19`, may: staff, answer: ok },
  },
  'narrow them by their confirmation': {
    ...{ method: 'GET', path: `${referralsPath}?confirmation=hire-left`, may: staff, answer: ok },
  },
  'narrow them by their source': {
    ...{ method: 'GET', path: `${referralsPath}?sourceId=1`, may: staff, answer: ok },
  },
  'open a referral': {
    method: 'GET',
    path: `${referralsPath}/${gone}`,
    may: roles,
    answer: missing,
  },
  'count referrals': { method: 'GET', path: '/api/v1/referral-summary', may: roles, answer: ok },
  'read the states of a payout': {
    ...{ method: 'GET', path: '/api/v1/referral-status', may: roles, answer: ok },
  },
  'export referrals': {
    ...ticket('referral', { applicantId: [gone] }),
    may: [...desk, 'recruiter', 'auditor'],
    answer: ok,
  },
  'read who referred them': {
    ...{ method: 'GET', path: '/api/v1/referral-chain', may: approvers, answer: ok },
  },
  'change payouts': { method: 'POST', path: payoutChangePath, may: desk, answer: invalid },
  'mark a referral': {
    ...{ method: 'PUT', path: `${referralsPath}/${gone}`, may: desk, answer: invalid },
    payload: { duplicate: true },
  },
  'confirm a joining date': {
    ...{ method: 'POST', path: `${referralsPath}/${gone}/joining-date-confirmation` },
    ...{ may: approvers, answer: missing },
    payload: { joiningDate: '2026-01-31', remark: 'Seen in the contract' },
  },
  'enter details of the person': {
    ...{ method: 'PUT', path: `${referralsPath}/${gone}/details`, answer: missing },
    may: ['administrator', 'payout-officer'],
  },
  'delete referrals': { method: 'DELETE', path: referralsPath, may: desk, answer: invalid },
  'delete payable referrals': {
    ...{ method: 'POST', path: '/api/v1/multiple-referal-payable-delete', may: desk },
    answer: invalid,
  },
  'see the calendar': { method: 'GET', path: '/api/v1/payout-calendar', may: staff, answer: ok },
  'see the forecast': { method: 'GET', path: '/api/v1/payout-forecast', may: staff, answer: ok },
  'see the tiles': { method: 'GET', path: '/api/v1/dashboard/payouts', may: staff, answer: ok },
  'see the tiles of batches': {
    ...{ method: 'GET', path: '/api/v1/dashboard/payout-batches', may: everything, answer: ok },
  },
  'list batches': { method: 'GET', path: batchPath, may: everything, answer: ok },
  'open a batch': { method: 'GET', path: `${batchPath}/${gone}`, may: everything, answer: missing },
  'list the payouts of a batch': {
    ...{ method: 'GET', path: `${batchPath}/${gone}/rows`, may: everything, answer: missing },
  },
  'build a batch': { method: 'POST', path: batchPath, may: officer, answer: invalid },
  'check what can be built': {
    ...{ method: 'POST', path: `${batchPath}/check`, may: officer, answer: invalid },
  },
  'approve a batch': {
    ...{ method: 'POST', path: `${batchPath}/${gone}/approve`, may: approvers, answer: missing },
  },
  'export a batch': {
    ...{ method: 'POST', path: `${batchPath}/${gone}/export`, may: officer, answer: missing },
  },
  'discard a batch': {
    ...{ method: 'POST', path: `${batchPath}/${gone}/discard`, may: officer, answer: missing },
  },
  'take a payout out of a batch': {
    ...{ method: 'POST', path: `${batchPath}/${gone}/rows/1/take-out`, may: officer },
    answer: missing,
    payload: { remark: 'Wrong account' },
  },
  'put a payout back into a batch': {
    ...{ method: 'POST', path: `${batchPath}/${gone}/rows/1/put-back`, may: officer },
    answer: missing,
  },
  'check a confirmation': {
    ...{ method: 'POST', path: `${batchPath}/${gone}/confirmation/check`, may: officer },
    answer: invalid,
  },
  'confirm a batch': {
    ...{ method: 'POST', path: `${batchPath}/${gone}/confirmation`, may: officer, answer: invalid },
  },
  'download the file of a batch': {
    ...ticket('payout-batch', { batchId: gone }),
    may: officer,
    answer: missing,
  },
  'enter employment of many': {
    ...{ method: 'PUT', path: '/api/v1/employment', may: desk, answer: invalid },
  },
  'enter employment of one': {
    ...{ method: 'PUT', path: `/api/v1/employment/${gone}`, may: desk, answer: missing },
    payload: { joiningDate: '2026-01-31' },
  },
  'check a file of employment': {
    ...{ method: 'POST', path: '/api/v1/employment/check', may: desk, answer: invalid },
  },
  'take in a file of employment': {
    ...{ method: 'POST', path: '/api/v1/employment/import', may: desk, answer: invalid },
  },
  'see open jobs': { method: 'GET', path: '/api/v1/open-jobs', may: employees, answer: ok },
  'open an open job': { ...missingJob, method: 'GET', path: `/api/v1/open-jobs/${gone}` },
  'see their own': { method: 'GET', path: '/api/v1/my-referrals', may: employees, answer: ok },
  'make a link': { ...missingJob, method: 'POST', path: `/api/v1/open-jobs/${gone}/link` },
  refer: { method: 'POST', path: '/api/v1/my-referrals', may: employees, answer: invalid },
  withdraw: {
    ...{ method: 'POST', path: `/api/v1/my-referrals/${gone}/withdrawal`, may: employees },
    answer: missing,
  },
  'see whom changed rules leave as they are': {
    ...{ method: 'GET', path: '/api/v1/open-referrals', may: everything, answer: ok },
  },
  'read the settings': {
    ...{
      method: 'GET',
      path: '/api/v1/get-referral-setting-by-referralType',
      may: everything,
      answer: ok,
    },
  },
  'change the settings': {
    ...{ method: 'PUT', path: '/api/v1/referral-setting', answer: invalid },
    may: ['administrator', 'payout-officer'],
  },
};

const changes: readonly (readonly [PayoutState, PayoutState, readonly Role[]])[] = [
  ['due', 'approved', approvers],
  ['due', 'on-hold', desk],
  ['on-hold', 'waiting', desk],
  ['due', 'not-eligible', desk],
  ['not-eligible', 'waiting', desk],
  ['approved', 'exported', []],
  ['exported', 'paid', []],
  ['exported', 'reversed', officer],
  ['paid', 'reversed', officer],
];

onDatabase(
  (server) => {
    const callers = new Map<Role, Caller>();
    let ids: number[];
    const as = (role: Role): Caller => {
      const caller = callers.get(role);
      if (!caller) throw new Error(`No ${role} is signed in`);
      return caller;
    };
    beforeAll(async () => {
      const { db } = server();
      for (const role of roles) callers.set(role, await server().signInAs(role));
      // Each role has the referrals in its scope: as a team member, a hiring manager or a referrer.
      ids = await storeDuePayouts(server(), 3);
      await db.run(sql`
        update job set hiring_manager_id = ${as('hiring-manager').userId} where id = 1`);
      await db.run(sql`
        insert into group_member (group_id, user_id)
        select group_id, ${as('recruiter').userId} from job where id = 1`);
      await db.run(sql`
        update referral set referrer_id = ${as('referrer').userId}
        where application_id = any (${ids}::integer[])`);
    });

    const stored = () =>
      server().db.many(sql`
        select referral.*, application.joining_date, application.status_id, (
          select count(*) from referral_event where referral_id = referral.id) as events, (
          select count(*) from payout_batch) as batches
        from referral join application on application.id = referral.application_id
        order by referral.id`);

    it('these tests cover every call about referrals and payouts', async () => {
      const named = Object.values(calls).map(({ method, path }) => {
        const [place = ''] = path.split('?');
        return `${method} ${place.replace(/\/\d+/g, '/*')}`;
      });
      const document = (await server().app.inject('/api/openapi.json')).json();
      const about = listOperations(document)
        .map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '*')}`)
        .filter((call) => /referr?al|payout|employment|open-jobs/.test(call))
        // Excludes lookups and calls that the test of setup records covers.
        .filter((call) => !/referral-(amount|eligibility|setting-type)|employment-type/.test(call));
      expect(about.filter((call) => !named.includes(call))).toEqual([]);
    });

    describe.each(roles)('calls about referrals and payouts by the role %s', (role) => {
      it.each(Object.entries(calls))('only permitted roles may: %s', async (name, call) => {
        const { method, path, may, answer, payload } = call;
        const { statusCode } = await as(role).send(method, path, {
          ...(method !== 'GET' && { payload: payload ?? {} }),
        });
        expect([name, statusCode]).toEqual([name, may.includes(role) ? answer : refused]);
      });

      it.each(changes)('a change from %s to %s needs permission', async (from, to, may) => {
        const [id = 0] = ids;
        const { db } = server();
        await db.run(sql`
          update referral set state = ${from === 'due' ? 'waiting' : from}, reason = '', remark = ''
          where application_id = ${id}`);
        const before = await stored();
        const reply = await as(role).send('POST', payoutChangePath, {
          payload: {
            applicantId: [id],
            referralStatusId: payoutStates[to].id,
            remark: 'As the table says',
          },
        });
        expect(reply.statusCode).toBe(desk.includes(role) ? ok : refused);
        const row = await db.one<{ state: string }>(
          sql`select state from referral where application_id = ${id}`,
        );
        const now = may.includes(role) ? to : from;
        expect(row?.state).toBe(now === 'due' ? 'waiting' : now);
        if (!may.includes(role)) expect(await stored()).toEqual(before);
      });

      it('a refused call changes nothing, and reveals nothing of the record', async () => {
        const [id = 0, other = 0] = ids;
        await server().db.run(sql`
          update referral set state = 'waiting' where application_id = any (${ids}::integer[])`);
        const before = await stored();
        const form = new FormData();
        form.append('file', new File([`Id,Joining Date\n${id},2026-01-31\n`], 'days.csv'));
        const file = await toMultipart(form);
        const attempts: [readonly Role[], ReturnType<Caller['send']>][] = [];
        const attempt = (
          may: readonly Role[],
          method: Cell['method'],
          path: string,
          options: Parameters<Caller['send']>[2],
        ) => {
          if (!may.includes(role)) attempts.push([may, as(role).send(method, path, options)]);
        };
        const applicantId = [id, other];
        attempt(desk, 'PUT', `${referralsPath}/${id}`, { payload: { duplicate: true } });
        attempt(desk, 'PUT', `${referralsPath}/${id}`, { payload: { eligible: true } });
        attempt(desk, 'DELETE', referralsPath, { payload: { applicantId } });
        attempt(officer, 'POST', batchPath, { payload: { applicantId } });
        attempt(desk, 'PUT', `/api/v1/employment/${id}`, {
          payload: { joiningDate: '2026-01-31' },
        });
        attempt(desk, 'POST', '/api/v1/employment/check', file);
        attempt(desk, 'POST', '/api/v1/employment/import', file);
        for (const [, sent] of attempts) {
          const { statusCode, body } = await sent;
          expect(statusCode).toBe(refused);
          expect(Object.keys(JSON.parse(body))).toEqual(['error']);
          expect(body).not.toMatch(/Hire|Ravi|15000|payable/);
        }
        expect(attempts.length).toBe(role === 'payout-officer' ? 0 : desk.includes(role) ? 1 : 7);
        expect(await stored()).toEqual(before);
      });
    });
  },
  { data: 'company' },
);
