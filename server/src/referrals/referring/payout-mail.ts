import sql from 'sql-template-tag';
import {
  payoutStates,
  type PayoutState,
} from '../../../contract/referrals/payouts/payout-constants';
import type { Db } from '../../platform/db/database';
import type { HookFollower } from '../../platform/hook';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import type { MailContent, MailKind } from '../../platform/mail/mail-kind';
import { payoutsChanged } from '../payouts/hooks';
import { selectDueReferrals } from '../payouts/referral-facts';
import { readMyReferral, toOwnReferralReader } from './read-my-referrals';

/** States about which referrers get mail; others change nothing for them. */
const mailedStates: ReadonlySet<PayoutState> = new Set([
  ...(['approved', 'paid', 'on-hold', 'not-eligible', 'reversed'] as const),
]);

interface StoredPayout {
  applicationId: number;
  state: PayoutState;
  today: string;
}

const formatAmount = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(amount);

const isDue = async (db: Db, id: number, today: string): Promise<boolean> =>
  (await db.one(sql`select from (${selectDueReferrals(today)}) due where due.id = ${id}`)) !==
  undefined;

/**
 * The mail repeats the text of the referrer's own page, since the state itself could reveal a confidential
 * rule.
 */
export const payoutMail: MailKind = {
  name: 'payout',
  isNotice: true,
  render: async ({ personId, reference }, { db }) => {
    const stored = await db.one<StoredPayout>(sql`
      select application_id as "applicationId", state,
        (now() at time zone company_zone())::date as today
      from referral where id = ${Number(reference.referralId)} and referrer_id = ${personId}`);
    if (!stored) return { suppressed: 'The referral does not exist any more.' };
    if (stored.state !== reference.state)
      return { suppressed: `The payout is ${payoutStates[stored.state].label} meanwhile.` };
    if (
      stored.state === 'waiting' &&
      !(await isDue(db, Number(reference.referralId), stored.today))
    )
      return { suppressed: 'It is not due any more.' };
    const reader = toOwnReferralReader(personId ?? 0, stored.today);
    const referral = await readMyReferral(db, stored.applicationId, reader);
    const { firstName, lastName, job, amount, currency, mayBePaid, payoutWords } = referral;
    const name = `${firstName} ${lastName}`.trim();
    const facts: NonNullable<MailContent['facts']> = [
      { label: 'Job', value: job.jobTitle },
      ...(mayBePaid && amount !== null
        ? [{ label: 'Bonus', value: formatAmount(amount, currency) }]
        : []),
    ];
    return {
      subject: `The bonus for your referral of ${name}`,
      heading: `Your referral of ${name}`,
      paragraphs: [payoutWords],
      facts,
      button: { label: 'See your referrals', path: '/my-referrals' },
      reason: 'you referred this person',
    };
  },
};

interface ChangedPayout {
  referralId: number;
  personId: number;
  eventId: number;
}

export const payoutMailFollower: HookFollower = payoutsChanged.by(
  async (tx, { referralIds, state }) => {
    if (referralIds.length === 0 || !mailedStates.has(state)) return;
    const changed = await tx.many<ChangedPayout>(sql`
      select referral.id as "referralId", referral.referrer_id as "personId", (
          select max(event.id) from referral_event event where event.referral_id = referral.id
        ) as "eventId"
      from referral join app_user person on person.id = referral.referrer_id and person.is_active
      where referral.id = any (${[...referralIds]}::integer[])`);
    await enqueueMail(
      tx,
      payoutMail,
      changed.map(({ referralId, personId, eventId }) => ({
        cause: `payout:${referralId}:${eventId}`,
        to: { personId },
        reference: { referralId, state },
      })),
    );
  },
);

/** Days after which no mail is sent any more about a payout that became due. */
const maxDaysDue = 7;

/** Each payable day of a payout causes one mail. */
export const mailDuePayouts = async (db: Db, today: string): Promise<void> => {
  const due = await db.many<{ referralId: number; personId: number; payableOn: string }>(sql`
    select referral.id as "referralId", person.id as "personId", payable_on as "payableOn"
    from referral join app_user person on person.id = referral.referrer_id and person.is_active
    where referral.id in (${selectDueReferrals(today)})
      and payable_on > ${today}::date - ${maxDaysDue}::integer`);
  await enqueueMail(
    db,
    payoutMail,
    due.map(({ referralId, personId, payableOn }) => ({
      cause: `due:${referralId}:${payableOn}`,
      to: { personId },
      reference: { referralId, state: 'waiting' },
    })),
  );
};
