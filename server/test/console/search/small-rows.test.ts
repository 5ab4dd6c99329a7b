import sql from 'sql-template-tag';
import { createSmallRows } from '../../../src/console/search/small-rows';
import { selectHit, textRank, type SearchSource } from '../../../src/platform/lists/search-source';
import { createChangeFeed } from '../../../src/platform/realtime/change-feed';
import type { SearchAnswer } from '../../../contract/console/search/search';
import { onDatabase } from '../../server';

const sourceOf = (rows: string): SearchSource => ({
  ...{ kind: 'tree', one: 'tree', many: 'trees', order: 1, route: 'tree.view' },
  rows: () => sql`select ${selectHit({ id: sql`1`, title: sql`'Oak'`, rank: textRank })}`,
  small: { isVisible: () => true, rows: sql([rows]) },
});

onDatabase(
  (server) => {
    const start = () => {
      const changes = createChangeFeed();
      changes.setComplete(true);
      const clock = { now: 1_000_000 };
      const read = createSmallRows(server().db, changes, () => clock.now);
      return { changes, clock, read };
    };
    const drawn = sourceOf(
      `select 1 as id, random()::text as title, ' oak' as named, ' oak' as searched`,
    );

    it('cached rows of the search are read once for all searches, until a record that they may show changes', async () => {
      const { changes, read } = start();
      const [first, second] = await Promise.all([read(drawn), read(drawn)]);
      expect(second).toBe(first);
      changes.publish({ owner: 'application', ids: [1], jobIds: [] });
      expect(await read(drawn)).toBe(first);
      changes.publish({ owner: 'department', ids: [1], jobIds: [] });
      expect((await read(drawn))?.[0]?.title).not.toBe(first?.[0]?.title);
    });

    it('cached rows of the search are read again after a minute, and none are cached while changes may be missed', async () => {
      const { changes, clock, read } = start();
      const first = await read(drawn);
      clock.now += 60_000;
      expect(await read(drawn)).not.toBe(first);
      changes.setComplete(false);
      expect(await read(drawn)).toBeUndefined();
    });

    it.each([
      [
        'rows',
        `select n as id, 'Oak' as title, '' as named, '' as searched from generate_series(1, 2001) n`,
      ],
      ['letters', `select 1 as id, 'Oak' as title, '' as named, repeat('x', 200001) as searched`],
    ])(
      'a kind of record with too many %s is not cached for the search, so that it does not fill the memory',
      async (_, rows) => {
        expect(await start().read(sourceOf(rows))).toBeUndefined();
      },
    );

    it('search finds setup records that were just added or renamed, and no deleted records', async () => {
      const by = await server().signInAs('administrator');
      const find = async (search: string, kind: string): Promise<string[]> => {
        const answer = await by.send('GET', '/api/v1/search', { query: { search, kinds: [kind] } });
        const { data }: SearchAnswer = answer.json();
        return data.flatMap(({ hits }) => hits.map(({ title }) => title));
      };
      const kinds = [
        {
          path: 'applicant-source',
          kind: 'applicant-source',
          field: 'source',
          more: { identifier: 'quokka' },
        },
        { path: 'applicant-status', kind: 'applicant-status', field: 'status', more: {} },
        { path: 'directory/departments', kind: 'department', field: 'name', more: {} },
        { path: 'directory/skills', kind: 'skill', field: 'name', more: {} },
      ];
      for (const { path, kind, field, more } of kinds) {
        expect([kind, await find('Quokka', kind)]).toEqual([kind, []]);
        const made = await by.send('POST', `/api/v1/${path}`, {
          payload: { [field]: 'Quokka Zürich', ...more },
        });
        expect([kind, made.statusCode, made.json().error]).toEqual([kind, 200, undefined]);
        expect([kind, await find('zurich quok', kind)]).toEqual([kind, ['Quokka Zürich']]);
        const { id, version } = made.json().data;
        await by.send('PUT', `/api/v1/${path}/${id}`, { payload: { [field]: 'Numbat', version } });
        expect([kind, await find('zurich', kind)]).toEqual([kind, []]);
        expect([kind, await find('NUM', kind)]).toEqual([kind, ['Numbat']]);
        await by.send('DELETE', `/api/v1/${path}/${id}`);
        expect([kind, await find('numbat', kind)]).toEqual([kind, []]);
      }
    });
  },
  { data: 'company' },
);
