import sql from 'sql-template-tag';
import {
  payoutActionFor,
  payoutActions,
  payoutStateOf,
  type PayoutAction,
  type PayoutState,
} from '../../contract/referrals/payout-constants';
import type { ChangeResult, PayoutChange, PayoutChanged } from '../../contract/referrals/referral';
import { messages } from '../../contract/messages';
import type { Actor } from '../access/actor';
import { audit } from '../audit/audit';
import type { Database, Transaction } from '../db/database';
import { invalidField } from '../errors';
import { announce } from '../realtime/changes';
import { standingOf } from './payout.rule';
import { readSources } from './read-referrals';
import type { ReferralSource } from './referral-row';
import type { ReferralReader } from './referrals.list';
import { refusalOf } from './refusal.rule';

const needsRemark = (target: PayoutState): boolean =>
  Object.values<PayoutAction>(payoutActions).some(
    ({ to, needsRemark: needed }) => to === target && needed,
  );

/** Holds the rows until the end of the transaction, so that two people never both change one. */
const lock = async (
  tx: Transaction,
  reader: ReferralReader,
  ids: readonly number[],
): Promise<ReferralSource[]> => {
  await tx.run(sql`
    select from referral where application_id = any (${[...ids]}::integer[])
    order by id for update`);
  return readSources(tx, reader, sql`application.id = any (${[...ids]}::integer[])`);
};

const write = async (
  tx: Transaction,
  actor: Actor,
  sources: readonly ReferralSource[],
  target: PayoutState,
  { reason = '', remark = '', today }: { reason?: string; remark?: string; today: string },
): Promise<void> => {
  const ids = sources.map(({ referralId }) => referralId);
  const from = sources.map(({ facts }) => standingOf(facts, today));
  await tx.run(sql`
    update referral set state = ${target}, reason = ${reason}, remark = ${remark},
      version = version + 1
    where id = any (${ids}::integer[])`);
  await tx.run(sql`
    insert into referral_event (referral_id, from_state, to_state, reason, remark, actor_id)
    select id, from_state, ${target}, ${reason}, ${remark}, ${actor.userId}
    from unnest(${ids}::integer[], ${from}::text[]) as changed (id, from_state)`);
  const rows = sources.map(({ applicantId, job }, place) => ({
    applicantId,
    job,
    from: from[place],
  }));
  for (const standing of new Set(from)) {
    const action = payoutActionFor(standing, target);
    if (!action) continue;
    await audit(
      tx,
      actor.userId,
      `payout.${action}`,
      rows
        .filter((row) => row.from === standing)
        .map(({ applicantId, job, ...row }) => ({
          id: applicantId,
          details: { jobId: job.jobId, from: row.from, to: target, ...(reason && { reason }) },
        })),
    );
  }
  announce(tx, {
    owner: 'referral',
    ids: sources.map(({ applicantId }) => applicantId),
    jobIds: [...new Set(sources.map(({ job }) => job.jobId))],
  });
};

/** One change of many payouts in one transaction: those that allow it go through, the rest say why not. */
export const changePayouts = (
  db: Database,
  actor: Actor,
  { applicantId, referralStatusId, reason, remark = '' }: PayoutChange,
  reader: ReferralReader,
): Promise<PayoutChanged> =>
  db.transaction(async (tx) => {
    const target = payoutStateOf(referralStatusId);
    if (!target) throw invalidField('referralStatusId', messages.payout.choose);
    if (needsRemark(target) && remark.trim() === '')
      throw invalidField('remark', messages.payout.remark);
    const { today } = reader;
    const ids = [...new Set(applicantId)];
    const sources = await lock(tx, reader, ids);
    const refusals = new Map(
      sources.map((source) => [source, refusalOf(actor, source, target, today)] as const),
    );
    const changing = sources.filter((source) => refusals.get(source) === undefined);
    if (changing.length > 0)
      await write(tx, actor, changing, target, { today, remark, ...(reason && { reason }) });
    const found = new Map(sources.map((source) => [source.applicantId, source]));
    const results = ids.map((id): ChangeResult => {
      const source = found.get(id);
      if (!source) return { applicantId: id, outcome: 'refused', message: messages.payout.gone };
      const { firstName, lastName } = source;
      const message = refusals.get(source);
      const person = { applicantId: id, firstName, lastName };
      return message === undefined
        ? { ...person, outcome: 'changed' }
        : { ...person, outcome: 'refused', message };
    });
    return {
      changed: changing.length,
      refused: results.length - changing.length,
      results,
    };
  });
