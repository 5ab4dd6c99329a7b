import { callApi, readData } from '../call-api';
import { newJob } from '../jobs-api';
import { startConsole } from '../server/console-server';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

test('drill: a server killed during writes loses nothing that it acknowledged', async ({
  page,
  startServer,
}) => {
  let server = await startServer();
  await signInAs(page, 'administrator', `${server.url}/`);
  const body = await newJob(page, 'Written before a kill');
  const address = `${server.url}/api/v1/job`;
  const acknowledged: number[] = [];

  const writeUntilKilled = async () => {
    for (;;) {
      const answer = await callApi(page, address, { method: 'POST', body }).catch(() => undefined);
      if (!answer?.ok()) return;
      acknowledged.push(((await answer.json()) as { data: { jobId: number } }).data.jobId);
    }
  };

  for (const more of [3, 20, 60]) {
    const before = acknowledged.length;
    const writers = Promise.all([writeUntilKilled(), writeUntilKilled(), writeUntilKilled()]);
    await expect
      .poll(() => acknowledged.length, { timeout: 120_000 })
      .toBeGreaterThan(before + more);
    await server.kill();
    await writers;
    server = await startConsole(server.dataFolder, { PORT: new URL(server.url).port });
  }

  try {
    const kept = new Set<number>();
    // Some jobs were stored without an acknowledgement, so a count of rows would prove nothing.
    for (let number = 1; acknowledged.some((id) => !kept.has(id)); number += 1) {
      const query = { search: body.jobTitle, allJobs: 'true', limit: 100, page: number };
      const rows = await readData<{ jobId: number }[]>(page, address, { query });
      if (rows.length === 0) break;
      for (const { jobId } of rows) kept.add(jobId);
    }
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  } finally {
    await server.stop();
  }
});

test('a second server on the same data refuses to start, and names the data folder in its error', async ({
  startServer,
}) => {
  const first = await startServer();
  await expect(startConsole(first.dataFolder)).rejects.toThrow(/folder/i);
});
