import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { moveByHandWrittenSql } from './floor-moves';

const rows = (order: string): string => `
  select coalesce(json_agg(json_build_object(
    'jobId', job.id, 'id', job.id, 'jobTitle', job.title, 'jobCode', job.code,
    'numberOfPositions', job.number_of_positions, 'jobApplication', job.application_count,
    'created_at', job.created_at, 'expiryDate', job.expiry_date,
    'department', json_build_object('departmentId', d.id, 'departmentName', d.name),
    'designation', json_build_object('id', n.id, 'designation', n.name),
    'jobType', json_build_object('id', t.id, 'jobType', t.name), 'remote', job.is_remote,
    'location', (select json_build_object('city', c.name) from job_location jl
      join location l on l.id = jl.location_id join city c on c.id = l.city_id
      where jl.job_id = job.id order by jl.sequence limit 1),
    'referralAmount', case when r.id is null then '[]'::json else json_build_array(json_build_object(
      'id', r.id, 'slug', r.slug, 'designation', rn.name,
      'amount', trim_scale(r.amount_minor / 100.0), 'currency', r.currency)) end,
    'publishplatforms', case when not job.is_published then '[]'::json else (
      select json_agg(json_build_object('id', p.id, 'name', p.name) order by p.id)
      from publication b join platform p on p.id = b.platform_id
      where b.job_id = job.id and b.state = 'live') end,
    'status', case when job.is_published then 'Published' else 'Saved' end,
    'jobStatusId', job.job_status_id, 'version', job.version
  ) order by ${order}), '[]')::text
  from page join job on job.id = page.id join department d on d.id = job.department_id
    left join designation n on n.id = job.designation_id left join job_type t on t.id = job.job_type_id
    left join referral_amount r on r.id = job.referral_amount_id
    left join designation rn on rn.id = r.designation_id`;

const newest = 'job.created_at desc, job.id desc';

const paged = (page: string, total: string, order: string): string =>
  `with page as (${page}), total as (${total}) select total.n, (${rows(order)}) as rows from total`;

const rollUp = (condition: string): string =>
  `select coalesce(sum(jobs), 0) as n from job_total where ${condition}`;

export type FloorStatements = Record<string, { text: string; values: unknown[] }>;

export const jobFloorQueries: FloorStatements = {
  page: {
    text: paged(
      `select id from job order by created_at desc, id desc limit 10`,
      rollUp('true'),
      newest,
    ),
    values: [],
  },
  filter: {
    text: paged(
      `select id from job where department_id = $1 and not is_expired order by created_at desc, id desc limit 10`,
      `select count(*) as n from job where department_id = $1 and not is_expired`,
      newest,
    ),
    values: [11],
  },
  sort: {
    text: paged(
      `select id from job order by title_key, id limit 10`,
      rollUp('true'),
      'job.title_key, job.id',
    ),
    values: [],
  },
  search: {
    text: `with hit as materialized (
      select id, created_at from job where (' ' || title || ' ' || code) ilike $1 and not is_expired),
    page as (select id from hit order by created_at desc, id desc limit 10),
    total as (select count(*) as n from hit)
    select total.n, (${rows(newest)}) as rows from total`,
    values: ['%treasury%'],
  },
};

export const startFloor = async (
  connectionString: string,
  connections: number,
  statements: FloorStatements,
): Promise<Server> => {
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    options: '-c plan_cache_mode=force_generic_plan -c jit=off',
  });
  let connection = 0;
  const prefixes = new WeakMap<pg.PoolClient, string>();
  pool.on('connect', (client) => prefixes.set(client, `floor${process.pid}_${connection++}_`));

  const page = async (name: string, statement: FloorStatements[string]): Promise<string> => {
    const client = await pool.connect();
    try {
      const found = await client.query({
        ...statement,
        name: `${prefixes.get(client) ?? ''}${name}`,
      });
      const { n, rows: data } = found.rows[0] as { n: number; rows: string };
      const pages = Math.max(1, Math.ceil(n / 10));
      return `{"data":${data},"meta":{"total":${n},"current_page":1,"last_page":${pages},"from":1,"to":10}}`;
    } finally {
      client.release();
    }
  };

  const answer = async (request: IncomingMessage): Promise<string | undefined> => {
    if (request.method === 'POST') return moveByHandWrittenSql(pool, await text(request));
    const name = (request.url ?? '').slice(1);
    const statement = statements[name];
    return statement && page(name, statement);
  };

  const server = createServer((request, response) => {
    answer(request).then(
      (found) => {
        if (found === undefined) return response.writeHead(404).end();
        response.setHeader('content-type', 'application/json; charset=utf-8');
        return response.end(found);
      },
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server;
};
