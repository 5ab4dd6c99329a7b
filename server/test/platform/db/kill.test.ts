import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startConsole, type ConsoleProcess } from '../../console-process';
import { fetchAs, signIn, type Session } from '../../console-session';
import { copyOwnPostgres } from '../../own-postgres';
import { makeTemporaryFolder, removeFolder } from '../../temporary-folder';

jest.setTimeout(240_000);

const call = async (address: string, session: Session, path: string, body?: object) => {
  const answer = await fetchAs(address, session, path, body);
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { data: unknown };
};

const job = (title: string) => ({
  jobTitle: title,
  jobDescription: '<p>Cooks for the canteen</p>',
  departmentId: 1,
  locationId: [1],
});

const writeUntilGone = async (
  address: string,
  session: Session,
  acknowledged: number[],
): Promise<void> => {
  for (;;) {
    try {
      const { data } = await call(address, session, '/api/v1/job', job('Written before a kill'));
      acknowledged.push((data as { jobId: number }).jobId);
    } catch (error) {
      if (/^\d{3} /.test((error as Error).message)) throw error;
      return;
    }
  }
};

it('a killed server loses no confirmed change, and can start again without repair', async () => {
  const root = await makeTemporaryFolder('hiring-kill-');
  const folder = join(root, 'data');
  await copyOwnPostgres('company', folder);
  const acknowledged: number[] = [];
  const started: ConsoleProcess[] = [];
  const start = async () => {
    const server = startConsole({ DATA_FOLDER: folder });
    started.push(server);
    const address = await server.address;
    if (!address) throw new Error(server.printed());
    return { server, address };
  };
  try {
    for (const writes of [1, 10, 40]) {
      const { server, address } = await start();
      const session = await signIn(address);
      const wanted = acknowledged.length + writes;
      const writing = Promise.all(
        [1, 2, 3].map(() => writeUntilGone(address, session, acknowledged)),
      );
      while (acknowledged.length < wanted) await Promise.race([sleep(5), writing]);
      server.child.kill('SIGKILL');
      await writing;
    }
    const { server, address } = await start();
    const session = await signIn(address);
    for (const id of acknowledged) await call(address, session, `/api/v1/job/${id}`);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  } finally {
    for (const { child } of started) child.kill('SIGKILL');
    // Child processes of the killed server may still write for a moment.
    await removeFolder(root);
  }
});
