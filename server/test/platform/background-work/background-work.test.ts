import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { createApp } from '../../../src/start/app';
import type { Db } from '../../../src/platform/db/database';
import { enqueueTask } from '../../../src/platform/queue/enqueue';
import type { Task } from '../../../src/platform/queue/task';
import { onDatabase, startTestServer, type TestServer } from '../../server';

const path = '/api/v1/background-work';

const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  for (let tries = 0; !(await holds()); tries += 1) {
    if (tries === 600) throw new Error('It did not come to pass within a minute');
    await sleep(100);
  }
};

const startSecond = async (
  { config, db, keys, connectionString }: TestServer,
  tasks: readonly Task[],
) => {
  const app = await createApp(config, db, keys, tasks);
  await app.ready();
  return { app, work: () => app.startQueue(connectionString), stop: () => app.close() };
};

const taskOf = (name: string, run: Task['run'], rest: Partial<Task> = {}): Task => ({
  ...{ name, label: `Try ${name}`, maxTries: 1, run },
  ...rest,
});

onDatabase((server) => {
  it('a task queued in a transaction runs once, and never after a rollback', async () => {
    const done: object[] = [];
    const task = taskOf('note', async (payload) => done.push(payload));
    const servers = await Promise.all([1, 2].map(() => startSecond(server(), [task])));
    try {
      for (const { work } of servers) await work();
      const lost = server().db.transaction(async (tx) => {
        await enqueueTask(tx, task, { of: 'lost' });
        throw new Error('rolled back');
      });
      await expect(lost).rejects.toThrow('rolled back');
      const given = Array.from({ length: 50 }, (_, of) => ({ of }));
      await server().db.transaction(async (tx) => {
        for (const payload of given) await enqueueTask(tx, task, payload);
      });
      await until(() => done.length >= given.length);
      expect(done).toHaveLength(given.length);
      expect(done).toEqual(expect.arrayContaining(given));
    } finally {
      for (const { stop } of servers) await stop();
    }
  });

  it('a scheduled task that several servers missed while off runs once', async () => {
    let runs = 0;
    const task = taskOf('daily', async () => void (runs += 1), { schedule: '0 0 * * *' });
    await server().db.run(sql`
      insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
      values ('daily', now() - interval '40 days', now() - interval '30 hours')`);
    const servers = await Promise.all([1, 2].map(() => startSecond(server(), [task])));
    try {
      await Promise.all(servers.map(({ work }) => work()));
      await until(() => runs > 0);
      await sleep(500);
      expect(runs).toBe(1);
    } finally {
      for (const { stop } of servers) await stop();
    }
  });

  it('administrators see a task that failed for good, and can run it again', async () => {
    let isBroken = true;
    const task = taskOf('mend', async () => {
      if (isBroken) throw new Error('The storage is away');
    });
    const second = await startSecond(server(), [task]);
    try {
      await second.work();
      await enqueueTask(server().db, task, { file: 7 });
      const administrator = await server().signInAs('administrator');
      const send = async (method: 'GET' | 'POST', at: string, payload?: object) =>
        (
          await second.app.inject({
            method,
            url: `${path}${at}`,
            headers: administrator.headers,
            query: administrator.query,
            ...(payload && { payload }),
          })
        ).json();
      await until(async () => (await send('GET', '/failed')).data.length === 1);
      const [failed] = (await send('GET', '/failed')).data;
      expect(failed).toMatchObject({
        ...{ task: 'mend', label: 'Try mend', error: 'The storage is away', tries: 1 },
      });
      const countsOf = async () =>
        (await send('GET', '')).data.tasks.find(({ name }: Task) => name === 'mend');
      expect(await countsOf()).toMatchObject({ waiting: 0, running: 0, failed: 1 });

      isBroken = false;
      expect(await send('POST', '/failed/retry', { id: [failed.id] })).toEqual({
        data: { changed: 1 },
      });
      await until(async () => (await countsOf()).waiting === 0);
      expect(await countsOf()).toMatchObject({ waiting: 0, failed: 0 });
      const entries = await server().db.many<{ action: string; subject_name: string }>(sql`
        select action, subject_name from audit_entry where subject = 'background-task'`);
      expect(entries).toEqual([{ action: 'background-task.retry', subject_name: 'Try mend' }]);
    } finally {
      await second.stop();
    }
  });

  it('a scheduled task that fails repeatedly is listed once', async () => {
    const task = taskOf('hourly', async () => Promise.reject(new Error('again')), {
      schedule: '0 0 1 1 *',
    });
    const second = await startSecond(server(), [task]);
    const failures = () =>
      server().db.many<{ queued_id: number }>(sql`
        select queued_id from failed_task where task = 'hourly'`);
    try {
      await second.work();
      await enqueueTask(server().db, task, {});
      await until(async () => (await failures()).length === 1);
      const [first] = await failures();
      await enqueueTask(server().db, task, {});
      await until(async () => (await failures())[0]?.queued_id !== first?.queued_id);
      expect(await failures()).toHaveLength(1);
    } finally {
      await second.stop();
    }
  });

  it('a failed task of another release is not queued again, because it would wait forever', async () => {
    await server().db.run(sql`
      insert into failed_task (queued_id, task, payload, error, tries, queued_at)
      values (900000, 'of-a-later-release', '{}', 'gone', 1, now())`);
    const caller = await server().signInAs('administrator');
    const { data } = (await caller.send('GET', `${path}/failed`)).json();
    const id = data.find(({ task }: { task: string }) => task === 'of-a-later-release').id;
    const answer = await caller.send('POST', `${path}/failed/retry`, { payload: { id: [id] } });
    expect([answer.statusCode, answer.json().error.message]).toEqual([
      409,
      'Nothing was queued: this release has no task of-a-later-release. Discard it, or leave it out.',
    ]);
    const discarded = await caller.send('POST', `${path}/failed/discard`, {
      payload: { id: [id] },
    });
    expect(discarded.json()).toEqual({ data: { changed: 1 } });
  });

  it('another server takes over the task of a killed server', async () => {
    let runs = 0;
    const task = taskOf('long', async () => void (runs += 1), { maxTries: 3 });
    await enqueueTask(server().db, task, {});
    // State after a kill: the job is locked by a worker without a connection.
    await server().db.run(sql`
      insert into queue_worker (worker, server) values ('worker-gone', 'a-server-that-is-gone')`);
    await server().db.run(sql`
      update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker-gone', attempts = 1`);
    const second = await startSecond(server(), [task]);
    try {
      await second.work();
      await until(() => runs === 1);
    } finally {
      await second.stop();
    }
  });

  it('a task whose server was killed at the last attempt is reported as given up', async () => {
    const lines: object[] = [];
    const task = taskOf('last', async () => undefined, {
      gaveUp: async (payload) => lines.push(payload),
    });
    await enqueueTask(server().db, task, { of: 'killed' });
    await server().db.run(sql`update graphile_worker._private_jobs set attempts = max_attempts`);
    const second = await startSecond(server(), [task]);
    try {
      await second.work();
      await enqueueTask(server().db, { name: 'keep-queue', label: '', maxTries: 1 }, {});
      await until(() => lines.length > 0);
      await until(async () => {
        const left = await server().db.one(sql`
          select from failed_task where task = 'last' and payload::text like '%killed%'`);
        return left !== undefined;
      });
      expect(lines).toEqual([{ of: 'killed' }]);
    } finally {
      await second.stop();
    }
  });

  it('a server that is stopped waits for the end of its running task', async () => {
    let isEnded = false;
    let hasBegun = false;
    const task = taskOf('slow', async () => {
      hasBegun = true;
      await sleep(700);
      isEnded = true;
    });
    const second = await startSecond(server(), [task]);
    await second.work();
    await enqueueTask(server().db, task, {});
    await until(() => hasBegun);
    await second.stop();
    expect(isEnded).toBe(true);
  });

  it.each(['recruiter', 'payout-officer', 'referrer'] as const)(
    'a %s cannot see background work',
    async (role) => {
      const caller = await server().signInAs(role);
      for (const at of ['', '/failed'])
        expect((await caller.send('GET', `${path}${at}`)).statusCode).toBe(403);
      const auditor = await server().signInAs('auditor');
      const answer = await auditor.send('POST', `${path}/failed/retry`, { payload: { id: [1] } });
      expect(answer.statusCode).toBe(403);
    },
  );
});

it('a task whose end could not be stored runs again, and the queue continues', async () => {
  const server = await startTestServer();
  let runs = 0;
  const task = taskOf(
    'cut',
    async () => {
      runs += 1;
      if (runs === 1)
        await server.db.run(sql`alter table graphile_worker._private_jobs rename to away`);
    },
    { maxTries: 3 },
  );
  const second = await startSecond(server, [task]);
  try {
    await second.work();
    await enqueueTask(server.db, task, {});
    await until(() => runs === 1);
    await sleep(500);
    await server.db.run(sql`alter table graphile_worker.away rename to _private_jobs`);
    await until(() => runs > 1);
  } finally {
    await second.stop();
    await server.stop();
  }
});

it.each(['while it looks for work', 'while it looks for its first work'])(
  'the task queue continues after the database was unavailable %s',
  async (when) => {
    const server = await startTestServer();
    let runs = 0;
    const task = taskOf('again', async () => void (runs += 1));
    const second = await startSecond(server, [task]);
    const loseOthers = (db: Db) =>
      db.run(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and datname = current_database()`);
    try {
      if (when === 'while it looks for work') {
        await second.work();
        await loseOthers(server.db);
      } else
        await server.db.transaction(async (tx) => {
          await tx.run(sql`lock table graphile_worker._private_tasks`);
          await second.work();
          await loseOthers(tx);
        });
      await until(async () => {
        await enqueueTask(server.db, task, {}).catch(() => undefined);
        return runs > 0;
      });
    } finally {
      await second.stop();
      await server.stop();
    }
  },
);
