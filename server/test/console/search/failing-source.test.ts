import sql, { type Sql } from 'sql-template-tag';
import { openSearchConnections } from '../../../src/console/search/open-search-connections';
import { createSmallRows } from '../../../src/console/search/small-rows';
import { readSearch } from '../../../src/console/search/read-search';
import { getRoleGrants } from '../../../src/platform/access/access-table';
import {
  selectHit,
  selectSmallRow,
  textRank,
  type SearchSource,
} from '../../../src/platform/lists/search-source';
import type { Db } from '../../../src/platform/db/database';
import { createChangeFeed } from '../../../src/platform/realtime/change-feed';
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

const smallSourceOf = (kind: string, order: number, from: Sql): SearchSource => ({
  ...sourceOf(kind, order, from),
  small: {
    isVisible: () => true,
    rows: sql`select ${selectSmallRow(sql`1`, sql`'Oak'`, [sql`'Oak'`])} from ${from}`,
  },
});

const whole = sql`(values (1)) row`;
const failing = sql`(select 1 / (random() * 0)::integer) row`;
const hanging = sql`(select pg_sleep(60)) row`;

onDatabase((server) => {
  let db: Db;
  beforeAll(() => {
    db = openSearchConnections(server().db);
  });

  const find = (...sources: SearchSource[]) => {
    const { app } = server();
    const changes = createChangeFeed();
    changes.setComplete(true);
    const readSmall = createSmallRows(db, changes);
    return readSearch({ db, sources, log: app.log, readSmall }, viewer, {
      search: 'oak',
      limit: 5,
    });
  };

  describe.each([
    ['of records', sourceOf],
    ['of set-up', smallSourceOf],
  ])('search of several kinds of records: one kind %s', (_, make) => {
    const oak = make('oak', 1, whole);
    const elm = make('elm', 2, whole);
    const record = sourceOf('record', 4, whole);
    const setup = smallSourceOf('setup', 5, whole);

    it.each([
      ['fails', failing],
      ['hangs', hanging],
    ])(
      'a kind of record whose search %s is named, and hits of the other kinds are shown',
      async (__, from) => {
        const { data, meta } = await find(oak, elm, record, setup, make('ash', 3, from));
        expect([data.map(({ kind }) => kind), meta.failed]).toEqual([
          ['oak', 'elm', 'record', 'setup'],
          ['ashs'],
        ]);
      },
    );
  });

  it('a kind of record whose search fails is named in the answer, which has no hits', async () => {
    const { data, meta } = await find(smallSourceOf('ash', 1, failing));
    expect([data, meta.failed]).toEqual([[], ['ashs']]);
  });
});
