import pg from 'pg';
import sql from 'sql-template-tag';
import { scimUrns } from '../contract/company/scim/scim-constants';
import { openDatabase, type Database } from '../src/platform/db/database';
import { findResources } from '../src/company/scim/find-resources';
import { scimUserSource } from '../src/company/scim/read-users';
import { makeToken, toPatchBody, scimCalls } from '../test/company/scim/scim-parts';
import { startRun } from '../test/postgres';
import { startTestServer, type TestServer } from '../test/server';
import { measureAlternately, getMedian, measureMilliseconds } from './in-turns';

const people = Number(process.env.BENCH_PEOPLE ?? 100_000);
const members = 1_000;
const rounds = 7;
const chosen = process.env.BENCH_ONLY?.split(';');
const isChosen = (what: string): boolean => chosen?.includes(what) ?? true;

const fillPeople = async (db: Database): Promise<void> => {
  await db.run(sql`
    insert into app_user (user_name, first_name, last_name, email, scim_external_id)
    select 'p' || n || '@x.example', 'First' || n, 'Last', 'p' || n || '@x.example', 'id-' || n
    from generate_series(1, ${people}::integer) n`);
  await db.run(sql`analyze app_user`);
};

const byHand = (condition: string): string => `
  select p.id, p.scim_external_id, p.user_name, p.first_name, p.last_name, p.is_active, p.email,
    p.external_id, p.created_at, p.changed_at, p.version, n.name as title, d.name as department,
    m.id as manager_id, m.first_name as manager_first, m.last_name as manager_last,
    (select json_agg(json_build_object('id', g.id, 'name', g.name) order by g.id)
      from group_member gm join hiring_group g on g.id = gm.group_id
      where gm.user_id = p.id and not g.scim_deleted) as groups
  from app_user p left join designation n on n.id = p.designation_id
    left join department d on d.id = p.department_id left join app_user m on m.id = p.manager_id
  where ${condition} and not p.scim_deleted`;

const middle = Math.ceil(people / 2);
const filters = [
  { what: 'userName', condition: 'lower(p.user_name) = lower($1)', value: `P${middle}@x.example` },
  { what: 'externalId', condition: 'p.scim_external_id = $1', value: `id-${middle}` },
].filter(({ what }) => isChosen(what));

/** Measures the database query with which a SCIM provider looks up a person before each change. */
const measureFilters = async (connectionString: string): Promise<void> => {
  const db = openDatabase({ connectionString, connections: 1 });
  const client = new pg.Client({
    connectionString,
    options: '-c plan_cache_mode=force_generic_plan -c jit=off',
  });
  await client.connect();
  process.stdout.write(
    '| filter | people | floor | ours | ratio |\n| --- | --- | --- | --- | --- |\n',
  );
  for (const { what, condition, value } of filters) {
    const floor = () =>
      client.query<{ id: number }>({ name: what, text: byHand(condition), values: [value] });
    const ours = () => findResources(db, scimUserSource, { filter: `${what} eq "${value}"` }, '');
    const [one, other] = [(await floor()).rows, (await ours()).Resources];
    if (one.length !== 1 || String(one[0]?.id) !== other[0]?.id)
      throw new Error(`Floor and ours find different people by ${what}.`);
    const [first, second] = await measureAlternately(floor, ours);
    const figures = [first, second, second / first].map((figure) => figure.toFixed(2));
    process.stdout.write(`| ${[what, people, ...figures].join(' | ')} |\n`);
  }
  await client.end();
  await db.close();
};

const measureMembers = async (server: TestServer): Promise<void> => {
  const send = scimCalls(server, await makeToken(await server.signInAs('administrator')));
  const ids = await server.db.many<{ id: number }>(sql`
    select id from app_user where scim_external_id is not null order by id limit ${members}::integer`);
  const value = ids.map(({ id }) => ({ value: String(id) }));
  const { body } = await send('POST', '/Groups', {
    ...{ schemas: [scimUrns.group], displayName: 'Everybody' },
  });
  const times: { add: number[]; remove: number[] } = { add: [], remove: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const op of ['add', 'remove'] as const)
      times[op].push(
        await measureMilliseconds(async () => {
          const change = toPatchBody({ op, path: 'members', value });
          const { status } = await send('PATCH', `/Groups/${body.id}`, change);
          if (status >= 300) throw new Error(`${op} was answered ${status}`);
        }),
      );
  const figures = [getMedian(times.add), getMedian(times.remove)].map((time) => time.toFixed(0));
  process.stdout.write(`${members} members: added in ${figures.join(' ms, removed in ')} ms\n`);
};

const endRun = await startRun();
const server = await startTestServer({ data: 'company', fill: fillPeople });
if (filters.length > 0) await measureFilters(server.connectionString);
if (isChosen('members')) await measureMembers(server);
await server.stop();
await endRun();
