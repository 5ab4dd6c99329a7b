import fc from 'fast-check';
import sql from 'sql-template-tag';
import {
  payoutStateNames,
  payoutStates,
  type PayoutState,
} from '../../../contract/referrals/payouts/payout-constants';
import type { Actor } from '../../../src/platform/access/actor';
import { mergeDuplicatePair } from '../../../src/applicants/duplicates/merge-duplicate-pair';
import { undoMerge } from '../../../src/applicants/duplicates/undo-merge';
import { writeEmployment } from '../../../src/referrals/employment/write-employment';
import { approveBatch } from '../../../src/referrals/payout-batches/approve-batch';
import { buildBatch } from '../../../src/referrals/payout-batches/build-batch';
import { restorePayout, excludePayout } from '../../../src/referrals/payout-batches/change-batch';
import { confirmPayouts } from '../../../src/referrals/payout-batches/confirm-payouts';
import { discardBatch } from '../../../src/referrals/payout-batches/discard-batch';
import { exportBatch } from '../../../src/referrals/payout-batches/export-batch';
import { changePayouts } from '../../../src/referrals/payouts/change-payouts';
import { withdrawReferral } from '../../../src/referrals/referring/withdraw-referral';
import { AppError } from '../../../src/platform/errors';
import { onDatabase } from '../../server';
import { createConfirmation, signInOfficer } from '../payout-batches/payout-batch-parts';
import { modelSteps, type Model } from './payout-model';
import {
  createWorld,
  toExpectedState,
  findPaidTwice,
  readStoredState,
  readTraceOfCalls,
  type StoredWorld,
} from './payout-world';
import { today } from './referral-parts';

/** A fixed seed, so that every run uses the same sequences; a failure prints a shrunk one. */
const seed = 1_517;
const sequences = 36;
const longest = 12;

const joinings = [100, 95, 70];
const leavings = [null, 50, 2];
const count = 4;

type Step = fc.AsyncCommand<Model, StoredWorld>;

onDatabase(
  (server) => {
    let officer: Actor;
    let insider: Actor;
    beforeAll(async () => {
      officer = await signInOfficer(server());
      insider = await signInOfficer(server());
    });

    const step = (
      name: string,
      move: (model: Model) => boolean,
      act: (real: StoredWorld) => Promise<boolean>,
    ): Step => ({
      check: () => true,
      toString: () => name,
      run: async (model, real) => {
        const before = await readTraceOfCalls(server(), real);
        const isAllowed = move(model);
        const went = await act(real).catch((error: unknown) => {
          if (error instanceof AppError) return false;
          throw error;
        });
        expect([name, went]).toEqual([name, isAllowed]);
        expect(await readStoredState(server(), real)).toEqual(toExpectedState(model, real));
        if (!isAllowed) expect(await readTraceOfCalls(server(), real)).toEqual(before);
        expect(await findPaidTwice(server(), real)).toEqual([]);
      },
    });

    const done = async (work: Promise<unknown>): Promise<boolean> => {
      await work;
      return true;
    };
    const actorOf = (real: StoredWorld, isInsider: boolean) =>
      isInsider ? real.insider : real.officer;
    const idIn = ({ ids }: StoredWorld, at: number) => ids[at] ?? 0;
    /** No batch has the id 0, so it stands for a missing batch. */
    const batchIn = ({ batchIds }: StoredWorld, place: number) => batchIds.at(-1 - place) ?? 0;

    const byHand = (at: number, target: PayoutState, isInsider: boolean): Step =>
      step(
        `bring ${at} to ${target}${isInsider ? ' by the insider' : ''}`,
        (model) => modelSteps.byHand(model, at, target, isInsider),
        async (real) => {
          const { changed } = await changePayouts(
            server().db,
            actorOf(real, isInsider),
            {
              applicantId: [idIn(real, at)],
              referralStatusId: payoutStates[target].id,
              remark: 'Tried',
            },
            real.reader,
          );
          return changed === 1;
        },
      );
    const build = (asked: number[]): Step =>
      step(
        `build of ${asked.join(', ')}`,
        (model) => modelSteps.build(model, asked),
        async (real) => {
          const applicantId = asked.map((at) => idIn(real, at));
          const { officer: actor, reader } = real;
          const request = { actor, reader, body: { applicantId }, key: undefined };
          real.batchIds.push(await buildBatch(server().db, request));
          return true;
        },
      );
    const approve = (place: number, isInsider: boolean): Step =>
      step(
        `approve batch ${place}${isInsider ? ' by the insider' : ''}`,
        (model) => modelSteps.approve(model, place, isInsider),
        (real) =>
          done(
            approveBatch(
              server().db,
              actorOf(real, isInsider),
              { id: batchIn(real, place) },
              real.reader,
            ),
          ),
      );
    const sendOut = (place: number): Step =>
      step(
        `export batch ${place}`,
        (model) => modelSteps.export(model, place),
        (real) => done(exportBatch(server().db, real.officer, batchIn(real, place), real.reader)),
      );
    const confirm = (place: number): Step =>
      step(
        `confirm batch ${place}`,
        (model) => modelSteps.confirm(model, place),
        (real) => {
          const id = batchIn(real, place);
          const { officer: actor, reader, ids } = real;
          const file = createConfirmation(id, ids);
          return done(confirmPayouts(server().db, { actor, reader, id, file, isDryRun: false }));
        },
      );
    const change = (name: 'takeOut' | 'putBack', place: number, at: number): Step =>
      step(
        `${name} ${at} of batch ${place}`,
        (model) => modelSteps[name](model, place, at),
        (real) => {
          const payout = { batchId: batchIn(real, place), applicantId: idIn(real, at) };
          return done(
            name === 'takeOut'
              ? excludePayout(server().db, real.officer, payout, 'Tried')
              : restorePayout(server().db, real.officer, payout, real.reader),
          );
        },
      );
    const discard = (place: number): Step =>
      step(
        `discard batch ${place}`,
        (model) => modelSteps.discard(model, place),
        (real) => done(discardBatch(server().db, real.officer, batchIn(real, place))),
      );
    const dayBefore = async (days: number | null): Promise<string> => {
      if (days === null) return '';
      const found = await server().db.one<{ day: string }>(
        sql`select (${today} - ${days}::integer)::text as day`,
      );
      return found?.day ?? '';
    };
    const employ = (at: number, fact: 'joined' | 'left', days: number | null): Step =>
      step(
        `${at} ${fact} ${days ?? 'never'}`,
        (model) => modelSteps.employ(model, at, { [fact]: days }),
        async (real) => {
          const day = await dayBefore(days);
          const value = {
            applicantId: idIn(real, at),
            ...(fact === 'joined' ? { joiningDate: day } : { leavingDate: day }),
          };
          const [result] = await server().db.transaction((tx) =>
            writeEmployment(tx, real.officer, [{ value, faults: {} }]),
          );
          return result?.outcome !== 'refused';
        },
      );
    const withdraw = (at: number): Step =>
      step(
        `withdraw ${at}`,
        (model) => modelSteps.withdraw(model, at),
        (real) => done(withdrawReferral(server().db, real.referrerIds[at] ?? 0, idIn(real, at))),
      );
    const merge = (isMerged: boolean): Step =>
      step(
        isMerged ? 'merge' : 'undo the merge',
        (model) => modelSteps.merge(model, isMerged),
        ({ pair: { id, survivorId }, officer: { userId: actorId } }) => {
          const request = { id, actorId, jobs: sql`true` };
          return done(
            isMerged
              ? mergeDuplicatePair(server().db, request, { survivorId })
              : undoMerge(server().db, request),
          );
        },
      );

    /** Holding and resuming a payout restores its state but removes its approval. */
    const pause = (at: number): Step => ({
      check: () => true,
      toString: () => `hold and resume ${at}`,
      run: async (model, real) => {
        await byHand(at, 'on-hold', false).run(model, real);
        await byHand(at, 'waiting', false).run(model, real);
      },
    });

    const at = fc.nat({ max: count - 1 });
    const place = fc.constantFrom(0, 0, 0, 0, 1, 2);
    const builds = [fc.uniqueArray(at, { minLength: 1 }), fc.constant<number[]>([0, 1, 2, 3])];
    const target = fc.constantFrom<PayoutState>(
      ...payoutStateNames,
      ...(['on-hold', 'waiting', 'waiting', 'reversed', 'approved'] as const),
    );
    const kinds = [
      ...builds.map((asked) => asked.map(build)),
      ...[1, 2].map(() => fc.tuple(at, target, fc.boolean()).map((parts) => byHand(...parts))),
      fc.tuple(place, fc.boolean()).map((parts) => approve(...parts)),
      ...[1, 2].map(() => place.map((batch) => approve(batch, false))),
      ...[1, 2, 3].map(() => place.map(sendOut)),
      ...[1, 2].map(() => place.map(confirm)),
      place.map(discard),
      ...(['takeOut', 'putBack'] as const).map((name) =>
        fc.tuple(place, at).map((parts) => change(name, ...parts)),
      ),
      ...[1, 2, 3].map(() => at.map(pause)),
      fc
        .oneof(
          fc.tuple(at, fc.constant('joined' as const), fc.constantFrom(...joinings)),
          fc.tuple(at, fc.constant('left' as const), fc.constantFrom(...leavings)),
        )
        .map(([who, fact, days]) => employ(who, fact, days)),
      fc.oneof(at.map(withdraw), fc.boolean().map(merge)),
    ];

    it('after any sequence of actions, each payout is in the state that follows from the table of actions', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(0, 1, 1, 2, 2, 2, 3),
          fc.commands(kinds, { maxCommands: longest, size: 'max' }),
          async (far, sequence) => {
            const { model, real } = await createWorld(server(), { officer, insider });
            // These steps run before the random sequence.
            for (const begun of [build([0, 1, 2, 3]), approve(0, false), sendOut(0)].slice(0, far))
              await begun.run(model, real);
            await fc.asyncModelRun(() => ({ model, real }), sequence);
          },
        ),
        {
          ...{ seed, numRuns: sequences },
          ...{ interruptAfterTimeLimit: 60_000, markInterruptAsFailure: true },
        },
      );
    }, 300_000);
  },
  { data: 'company' },
);
