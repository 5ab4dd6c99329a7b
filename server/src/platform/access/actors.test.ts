import { setTimeout as sleep } from 'node:timers/promises';
import { createActors } from './actors';

const session = '00000000-0000-4000-8000-000000000001';

/** A person's session, with the role read when the query starts; `answer()` answers the queries. */
const slowDatabase = () => {
  const waiting: (() => void)[] = [];
  let role = 'recruiter';
  let asked = 0;
  const many = <Row>(): Promise<Row[]> => {
    asked += 1;
    const rows = [
      { id: session, user_id: 1, app: 'console' },
      { id: null, user_id: 1, role },
    ];
    return new Promise((resolve) => waiting.push(() => resolve(rows as Row[])));
  };
  return {
    many,
    asked: () => asked,
    setRole: (now: string) => void (role = now),
    answer: () => waiting.splice(0).forEach((end) => end()),
  };
};

const open = async () => {
  const db = slowDatabase();
  const actors = createActors(db, { embeddingApps: [] });
  const first = actors.find(session);
  db.answer();
  await first;
  const rolesOf = async () => (await actors.find(session))?.roles;
  return { db, actors, rolesOf };
};

test('a call does not wait while many other sessions are reloaded from the database', async () => {
  const { db, actors, rolesOf } = await open();
  db.setRole('referrer');
  const reading = actors.read([session]);
  expect(await Promise.race([rolesOf(), sleep(500, 'waits')])).toEqual(['recruiter']);
  db.answer();
  await reading;
  expect(await rolesOf()).toEqual(['referrer']);
  expect(db.asked()).toBe(2);
});

test('roles that were read before a change of roles are not cached after it', async () => {
  const { db, actors, rolesOf } = await open();
  const reading = actors.read([session]);
  db.setRole('referrer');
  actors.forgetAll();
  db.answer();
  await reading;
  const roles = rolesOf();
  db.answer();
  expect(await roles).toEqual(['referrer']);
});

test('simultaneous calls of an uncached session read the session from the database once', async () => {
  const db = slowDatabase();
  const actors = createActors(db, { embeddingApps: [] });
  const calls = Promise.all([actors.find(session), actors.find(session), actors.find(session)]);
  db.answer();
  expect((await calls).map((actor) => actor?.userId)).toEqual([1, 1, 1]);
  expect(db.asked()).toBe(1);
});
