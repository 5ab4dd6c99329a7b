import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Many, One, PageQuery } from '../../../contract/answer';
import * as calls from '../../../contract/referrals/payout-batches/payout-batch.calls';
import { ReferralSelection } from '../../../contract/referrals/payouts/referral';
import {
  BatchApproval,
  BatchFigure,
  BatchOutlook,
  BatchRemoval,
  ConfirmationFile,
  Confirmed,
  PayoutBatchCreate,
  PayoutBatchLine,
  PayoutBatchLineParams,
  PayoutBatchParams,
  PayoutBatchQuery,
  PayoutBatchRecord,
  PayoutBatchRow,
} from '../../../contract/referrals/payout-batches/payout-batch';
import { mostBatchRows } from '../../../contract/referrals/payout-batches/payout-batch-constants';
import { csvMessages } from '../../../contract/platform/files/csv-file-constants';
import type { Actor } from '../../platform/access/actor';
import type { Domain, ServerDependencies } from '../../platform/domain';
import { invalidField } from '../../platform/errors';
import { createCsvInspection, getCsvFile } from '../../platform/files/csv-reading/inspect-csv';
import { readIdempotencyKey } from '../../platform/http/idempotency';
import { RawJson, route } from '../../platform/http/route';
import { readListPage } from '../../platform/lists/read-list-page';
import type { Audience } from '../../platform/realtime/audience';
import { canSeeBatches } from '../payouts/current-batch';
import { approveBatch } from './approve-batch';
import { batchApprovalMail } from './batch-approval-mail';
import { batchFileExport } from './batch-file';
import { batchSearch } from './batch-search';
import { toBatchReader } from './batch-reader';
import { assertBatch } from './batch-rows';
import { buildBatch } from './build-batch';
import { restorePayout, excludePayout } from './change-batch';
import { checkBatchSelection } from './check-selection';
import { confirmPayouts } from './confirm-payouts';
import { discardBatch } from './discard-batch';
import { exportBatch } from './export-batch';
import { getBatch } from './get-batch';
import { batchList, createBatchRowList } from './payout-batches.list';
import { readBatchFigures } from './read-batch-figures';

const tag = 'Payout batches';
const params = PayoutBatchParams;
const reply = One(PayoutBatchRecord);

/**
 * Maximum of rows in a file from payroll: such a file may contain refused rows in addition to those of the
 * largest batch.
 */
const maxFileRows = 2 * mostBatchRows;

const registerPayoutBatches = (
  app: FastifyInstance,
  { db, companyDay, inspector }: ServerDependencies,
): void => {
  const readerOf = async (actor: Actor) => toBatchReader(actor, (await companyDay()).day);
  const recordOf = async (id: number, actor: Actor) => ({
    data: await getBatch(db, id, actor, await readerOf(actor)),
  });

  route(
    app,
    calls.getPayoutBatches,
    {
      schemas: { query: PayoutBatchQuery, reply: Many(PayoutBatchRow) },
      access: 'amounts:view',
      tag,
      summary: 'Batches of payouts, one page at a time, the newest first.',
    },
    async ({ query, actor }) =>
      new RawJson(await readListPage(db, batchList, query, await readerOf(actor))),
  );

  route(
    app,
    calls.getBatchFigures,
    {
      schemas: { reply: One(Type.Array(BatchFigure)) },
      access: 'amounts:view',
      tag: 'Dashboard',
      summary: 'Batches that wait for an approval, for the export and for payroll.',
    },
    async ({ actor }) => ({ data: await readBatchFigures(db, (await readerOf(actor)).today) }),
  );

  route(
    app,
    calls.getPayoutBatch,
    {
      schemas: { params, reply },
      access: 'amounts:view',
      tag,
      summary: 'A batch with its sums, who approved it, and what stops payouts of it.',
    },
    ({ params: { id }, actor }) => recordOf(id, actor),
  );

  route(
    app,
    calls.getPayoutBatchLines,
    {
      schemas: { params, query: PageQuery, reply: Many(PayoutBatchLine) },
      access: 'amounts:view',
      tag,
      summary: 'The payouts of a batch, one page at a time.',
    },
    async ({ params: { id }, query, actor }) => {
      const reader = await readerOf(actor);
      await assertBatch(db, id);
      return new RawJson(await readListPage(db, createBatchRowList(id), query, reader));
    },
  );

  route(
    app,
    calls.checkPayoutBatch,
    {
      schemas: { body: ReferralSelection, reply: One(BatchOutlook) },
      access: 'payout:export',
      tag,
      summary: 'Says what of a selection can go out, and of the rest why not; nothing is written.',
    },
    async ({ body, actor }) => ({
      data: await checkBatchSelection(db, body, await readerOf(actor)),
    }),
  );

  route(
    app,
    calls.createPayoutBatch,
    {
      schemas: { body: PayoutBatchCreate, reply },
      access: 'payout:export',
      tag,
      summary:
        'Builds a batch of the payouts of a selection that can go out; it tells of the others why not.',
    },
    async ({ body, actor, request }) => {
      const reader = await readerOf(actor);
      const key = readIdempotencyKey(request);
      return recordOf(await buildBatch(db, { actor, reader, body, key }), actor);
    },
  );

  route(
    app,
    calls.approvePayoutBatch,
    {
      schemas: { params, body: BatchApproval, reply },
      access: 'payout:approve',
      tag,
      summary: 'Approves a batch; with the last approval that it takes, its payouts are approved.',
    },
    async ({ params: { id }, body: { version }, actor }) => {
      await approveBatch(db, actor, { id, version }, await readerOf(actor));
      return recordOf(id, actor);
    },
  );

  route(
    app,
    calls.takeOutPayout,
    {
      schemas: { params: PayoutBatchLineParams, body: BatchRemoval, reply },
      access: 'payout:export',
      tag,
      summary: 'Takes a payout out of a batch that is not exported; the batch is approved anew.',
    },
    async ({ params: { id, applicantId }, body: { remark }, actor }) => {
      await excludePayout(db, actor, { batchId: id, applicantId }, remark);
      return recordOf(id, actor);
    },
  );

  route(
    app,
    calls.putBackPayout,
    {
      schemas: { params: PayoutBatchLineParams, reply },
      access: 'payout:export',
      tag,
      summary: 'Puts back a payout that was taken out; the batch is approved anew.',
    },
    async ({ params: { id, applicantId }, actor }) => {
      await restorePayout(db, actor, { batchId: id, applicantId }, await readerOf(actor));
      return recordOf(id, actor);
    },
  );

  route(
    app,
    calls.exportPayoutBatch,
    {
      schemas: { params, reply },
      access: 'payout:export',
      tag,
      summary: 'Sends an approved batch out and closes it for good; repeated, it changes nothing.',
    },
    async ({ params: { id }, actor }) => {
      await exportBatch(db, actor, id, await readerOf(actor));
      return recordOf(id, actor);
    },
  );

  route(
    app,
    calls.discardPayoutBatch,
    {
      schemas: { params, reply },
      access: 'payout:export',
      tag,
      summary: 'Gives up a batch that is not exported; its payouts can go out with another.',
    },
    async ({ params: { id }, actor }) => {
      await discardBatch(db, actor, id);
      return recordOf(id, actor);
    },
  );

  const files = [
    {
      call: calls.checkConfirmation,
      isDryRun: true,
      summary: 'Says what would become of each row of a confirmation; nothing is written.',
    },
    {
      call: calls.confirmPayouts,
      isDryRun: false,
      summary: 'Marks the payouts as paid that the file of payroll confirms.',
    },
  ];
  for (const { call, isDryRun, summary } of files)
    route(
      app,
      call,
      {
        schemas: { params, body: ConfirmationFile, reply: One(Confirmed) },
        access: 'payout:mark-paid',
        tag,
        summary,
      },
      async ({ params: { id }, body: { file: _, ...reading }, actor, request }) => {
        const reader = await readerOf(actor);
        const file = await inspector.inspect(
          createCsvInspection(reading),
          getCsvFile(request.sentFiles),
          actor.userId,
        );
        if (file.total > maxFileRows) throw invalidField('file', csvMessages.tooMany(maxFileRows));
        return { data: await confirmPayouts(db, { actor, id, reader, file, isDryRun }) };
      },
    );
};

const batchAudience: Audience = {
  mayReceive: canSeeBatches,
  recipients: (_db, _change, listeners) =>
    Promise.resolve(
      new Map(listeners.filter(canSeeBatches).map(({ userId }) => [userId, 'all' as const])),
    ),
};

export const payoutBatchesDomain: Domain = {
  register: registerPayoutBatches,
  lists: [batchFileExport],
  searched: [batchSearch],
  mailKinds: [batchApprovalMail],
  audiences: { 'payout-batch': batchAudience },
};
