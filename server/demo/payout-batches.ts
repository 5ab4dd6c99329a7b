import sql from 'sql-template-tag';
import type { PayoutReason, PayoutState } from '../contract/referrals/payouts/payout-constants';
import type { Db } from '../src/platform/db/database';
import { daysBetween } from '../src/referrals/payouts/payout.rule';
import { addDays, toDay, toIsoString } from './days';
import { insertRows } from './insert-rows';
import { payoutOfficerId, secondPayoutOfficerId } from './people';

/** Final state of a due payout; from `open` to `reversed` it is in a batch. */
export type PayoutOutcome =
  'on-hold' | 'waiting' | 'by-hand' | 'open' | 'approved' | 'exported' | 'paid' | 'reversed';

export interface PayoutPlan {
  id: number;
  since: string;
  fate: PayoutOutcome;
}

export interface PayoutEvent {
  referral_id: number;
  from_state: PayoutState;
  to_state: PayoutState;
  reason: PayoutReason | '';
  remark: string;
  actor_id: number;
  at: string;
}

/** Days from building a batch to each step, but at most `share` of the days that have passed since. */
const stepTimes = {
  built: { days: 0, share: 0, hour: 0 },
  approved: { days: 1, share: 0.2, hour: 1 },
  'approved again': { days: 1, share: 0.2, hour: 2 },
  exported: { days: 3, share: 0.5, hour: 3 },
  paid: { days: 7, share: 0.7, hour: 4 },
  reversed: { days: 35, share: 0.9, hour: 5 },
} as const;

interface PlannedBatch {
  id: number;
  state: 'open' | 'approved' | 'exported';
  payouts: PayoutPlan[];
  on: (step: keyof typeof stepTimes) => string;
}

const getBatchKey = ({ since, fate }: PayoutPlan): string | undefined => {
  if (fate === 'paid' || fate === 'reversed') return since.slice(0, 7);
  return ['open', 'approved', 'exported'].includes(fate) ? fate : undefined;
};

const getBatchState = (fate: PayoutOutcome | undefined): PlannedBatch['state'] =>
  fate === 'open' || fate === 'approved' ? fate : 'exported';

const planBatches = (fated: readonly PayoutPlan[], now: number): PlannedBatch[] => {
  const rounds = new Map<string, PayoutPlan[]>();
  for (const payout of fated) {
    const round = getBatchKey(payout);
    if (round !== undefined) rounds.set(round, [...(rounds.get(round) ?? []), payout]);
  }
  const lastDay = (payouts: readonly PayoutPlan[]): string =>
    payouts.reduce((last, { since }) => (since > last ? since : last), '');
  return [...rounds.values()]
    .sort((one, other) => lastDay(one).localeCompare(lastDay(other)))
    .map((payouts, place) => {
      const built = addDays(Date.parse(`${lastDay(payouts)}T04:30:00Z`), 1);
      const passed = daysBetween(toDay(built), toDay(now));
      return {
        ...{ id: place + 1, payouts, state: getBatchState(payouts[0]?.fate) },
        on: (step) => {
          const { days, share, hour } = stepTimes[step];
          const later = Math.floor(Math.min(days, passed * share));
          return toIsoString(addDays(built + hour * 3_600_000, later));
        },
      };
    });
};

const listApprovals = ({ id, state, on }: PlannedBatch) => [
  { batch_id: id, approver_id: secondPayoutOfficerId, at: on('approved') },
  ...(state === 'open'
    ? []
    : [{ batch_id: id, approver_id: payoutOfficerId, at: on('approved again') }]),
];

const paidRemark = 'Paid with the salary of the month';
const reversedRemark = 'Payroll had paid it by hand already, taken back with the next salary';

const listPayoutEvents = ({ on, payouts }: PlannedBatch): PayoutEvent[] =>
  payouts.flatMap(({ id, fate }) => {
    const step = (
      from: PayoutState,
      to: PayoutState,
      at: string,
      explanation: Pick<PayoutEvent, 'reason' | 'remark'> = { reason: '', remark: '' },
    ): PayoutEvent => ({
      ...{ referral_id: id, from_state: from, to_state: to },
      ...{ ...explanation, actor_id: payoutOfficerId, at },
    });
    const steps = [
      step('due', 'approved', on('approved again')),
      step('approved', 'exported', on('exported')),
      step('exported', 'paid', on('paid'), { reason: '', remark: paidRemark }),
      step('paid', 'reversed', on('reversed'), { reason: 'other', remark: reversedRemark }),
    ];
    return steps.slice(0, ['approved', 'exported', 'paid', 'reversed'].indexOf(fate) + 1);
  });

/** An exported batch takes no more rows, so all rows are inserted before its export. */
const writeBatches = async (db: Db, batches: readonly PlannedBatch[]): Promise<void> => {
  await insertRows(
    db,
    'payout_batch',
    batches.map(({ id, state, on }) => ({
      ...{ id, approvals: 2, refused: 0, refusals: [], version: 1 },
      ...{ currency: 'INR', state: state === 'exported' ? 'approved' : state },
      ...{ created_by: payoutOfficerId, created_at: on('built') },
    })),
  );
  await insertRows(db, 'payout_batch_approval', batches.flatMap(listApprovals));
  const rows = batches.flatMap(({ id, payouts }) =>
    payouts.map((payout) => ({ batchId: id, referralId: payout.id })),
  );
  await db.run(sql`
    insert into payout_batch_row (batch_id, referral_id, application_id, employee_number, employee,
      email, job_code, department, payable_on, amount_minor, currency)
    select row."batchId", referral.id, referral.application_id, coalesce(referrer.external_id, ''),
      btrim(referrer.first_name || ' ' || referrer.last_name), coalesce(referrer.email, ''),
      job.code, department.name, referral.payable_on, referral.amount_minor, referral.currency
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row ("batchId" integer, "referralId" integer)
      join referral on referral.id = row."referralId"
      join app_user referrer on referrer.id = referral.referrer_id
      join job on job.id = referral.job_id join department on department.id = job.department_id
    order by row."batchId", referral.application_id`);
  const exported = batches.filter(({ state }) => state === 'exported');
  await db.run(sql`
    update payout_batch set state = 'exported', exported_by = ${payoutOfficerId}, exported_at = sent.at
    from unnest(${exported.map(({ id }) => id)}::integer[],
      ${exported.map(({ on }) => on('exported'))}::timestamptz[]) as sent (id, at)
    where sent.id = payout_batch.id`);
};

export const seedBatches = async (
  db: Db,
  fated: readonly PayoutPlan[],
  now: number,
): Promise<PayoutEvent[]> => {
  const batches = planBatches(fated, now);
  await writeBatches(db, batches);
  return batches.flatMap(listPayoutEvents);
};
