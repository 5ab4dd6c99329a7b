import { join, resolve } from 'node:path';
import type { PayoutBatchRecord } from '../../../contract/referrals/payout-batches/payout-batch';
import type { ReferralRecord } from '../../../contract/referrals/payouts/referral';
import { openDatabase } from '../../../src/platform/db/database';
import { startOwnPostgres } from '../../../src/platform/db/own-postgres/start-own-postgres';
import { storeDuePayouts } from '../payout-batches/payout-batch-parts';
import { startConsole, type ConsoleProcess } from '../../console-process';
import { fetchAs, signIn } from '../../console-session';
import { copyOwnPostgres } from '../../own-postgres';
import { makeTemporaryFolder, removeFolder } from '../../temporary-folder';

jest.setTimeout(240_000);

const batches = '/api/v1/payout-batch';

const fillFolder = async (folder: string): Promise<number[]> => {
  await copyOwnPostgres('company', folder);
  const { connectionString, stop } = await startOwnPostgres(folder);
  const db = openDatabase({ connectionString, connections: 1 });
  const ids = await storeDuePayouts({ db }, 3);
  await db.close();
  await stop();
  return ids;
};

const deskAt = async (address: string) => {
  const session = await signIn(address, 'Payout officer');
  const call = async <Data>(path: string, body?: object): Promise<Data> => {
    const answer = await fetchAs(address, session, path, body);
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: Data }).data;
  };
  const step = (id: number, name: string) =>
    call<PayoutBatchRecord>(`${batches}/${id}/${name}`, {});
  const fileOf = async (batchId: number): Promise<string> => {
    const rows = { batchId };
    const { url } = await call<{ url: string }>('/api/v1/file-tickets', {
      kind: 'list',
      list: 'payout-batch',
      rows,
    });
    return (await fetch(`${address}${url}`)).text();
  };
  const confirm = (id: number, file: string) => {
    const form = new FormData();
    form.append('file', new File([file], 'paid.csv', { type: 'text/csv' }));
    return call<{ paid: number; unchanged: number }>(`${batches}/${id}/confirmation`, form);
  };
  return { call, step, fileOf, confirm };
};

it('a call repeated after the server was killed between write and answer pays nothing twice', async () => {
  const root = await makeTemporaryFolder('hiring-kill-payouts-');
  const folder = join(root, 'data');
  const ids = await fillFolder(folder);
  const started: ConsoleProcess[] = [];
  const start = async (dieBefore?: string) => {
    const server = startConsole({
      DATA_FOLDER: folder,
      ...(dieBefore && {
        DIE_BEFORE: dieBefore,
        NODE_OPTIONS: `--require ${resolve('server/test/platform/http/die-before-answer.cjs')}`,
      }),
    });
    started.push(server);
    const address = await server.address;
    if (!address) throw new Error(server.printed());
    return { server, desk: await deskAt(address) };
  };
  try {
    const first = await start('/export');
    const { id } = await first.desk.call<PayoutBatchRecord>(batches, { applicantId: ids });
    await first.desk.step(id, 'approve');
    await expect(first.desk.step(id, 'export')).rejects.toThrow('fetch failed');
    await first.server.ended;

    const second = await start('/confirmation');
    const written = await second.desk.call<PayoutBatchRecord>(`${batches}/${id}`);
    expect(written).toMatchObject({ state: 'exported', rows: 3, amount: 45_001.5 });
    const file = await second.desk.fileOf(id);
    expect(await second.desk.step(id, 'export')).toEqual(written);
    expect(await second.desk.fileOf(id)).toBe(file);
    await expect(second.desk.confirm(id, file)).rejects.toThrow('fetch failed');
    await second.server.ended;

    const third = await start();
    expect(await third.desk.step(id, 'export')).toMatchObject({
      state: 'paid',
      exportedAt: written.exportedAt,
    });
    expect(await third.desk.fileOf(id)).toBe(file);
    expect(await third.desk.confirm(id, file)).toMatchObject({ paid: 0, unchanged: 3 });
    await expect(third.desk.call(batches, { applicantId: ids })).rejects.toThrow('422');
    for (const applicantId of ids) {
      expect(file).toContain(`\r\n${id},${applicantId},`);
      const { history } = await third.desk.call<ReferralRecord>(`/api/v1/referrals/${applicantId}`);
      expect(history?.map(({ to }) => to)).toEqual(['Paid', 'Exported', 'Approved']);
    }
  } finally {
    for (const { child } of started) child.kill('SIGKILL');
    // Child processes of the killed server may still write for a moment.
    await removeFolder(root);
  }
});
