import sql, { type Sql } from 'sql-template-tag';
import { readSearch } from '../../../src/console/search/read-search';
import { getRoleGrants } from '../../../src/platform/access/access-table';
import { selectHit, textRank, type SearchSource } from '../../../src/platform/lists/search-source';
import { onDatabase } from '../../server';

const viewer = {
  userId: 1,
  roles: ['administrator' as const],
  grants: getRoleGrants(['administrator']),
};

const sourceOf = (kind: string, order: number, from: Sql): SearchSource => ({
  ...{ kind, one: kind, many: `${kind}s`, order, route: `${kind}.view` },
  rows: () =>
    sql`select ${selectHit({ id: sql`1`, title: sql`'Oak'`, rank: textRank })} from ${from}`,
});

onDatabase((server) => {
  const find = (...sources: SearchSource[]) =>
    readSearch({ db: server().db, sources, log: server().app.log }, viewer, {
      search: 'oak',
      limit: 5,
    });
  const oak = sourceOf('oak', 1, sql`(values (1)) row`);
  const elm = sourceOf('elm', 2, sql`(values (1)) row`);

  it('a kind that fails is named, and the others are found', async () => {
    const broken = sourceOf('broken', 0, sql`(select 1 / (random() * 0)::integer) row`);
    const { data, meta } = await find(oak, broken, elm);
    expect([data.map(({ kind }) => kind), meta.failed]).toEqual([['oak', 'elm'], ['brokens']]);
  });

  it('a kind that hangs is named in seconds, and those before it are found', async () => {
    const hanging = sourceOf('hanging', 3, sql`(select pg_sleep(60)) row`);
    const { data, meta } = await find(oak, elm, hanging);
    expect([data.map(({ kind }) => kind), meta.failed]).toEqual([['oak', 'elm'], ['hangings']]);
  });
});
