import type { FastifyBaseLogger } from 'fastify';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { SearchAnswer, SearchGroup } from '../../../contract/console/search/search';
import type { Viewer } from '../../platform/access/actor';
import type { Database, Db } from '../../platform/db/database';
import {
  toSearchText,
  type FoundRecord,
  type SearchSource,
} from '../../platform/lists/search-source';

interface HitRow extends FoundRecord {
  kind: string;
  detail: string;
  reason: string;
}

interface Searcher {
  db: Database;
  log: FastifyBaseLogger;
  sources: readonly SearchSource[];
}

interface SourceQuery {
  source: SearchSource;
  statement: Sql;
}

const maxSeconds = 2;

const readHits = (db: Database, queries: readonly SourceQuery[]): Promise<HitRow[]> =>
  db.transaction(async (tx: Db) => {
    // Few rows are visited, each by an index. PostgreSQL expects more, or that a scan ends early.
    await tx.run(sql`select set_config('statement_timeout', ${raw(`'${maxSeconds}s'`)}, true),
      set_config('enable_seqscan', 'off', true), set_config('enable_mergejoin', 'off', true),
      set_config('enable_hashjoin', 'off', true)`);
    return tx.many<HitRow>(
      join(
        queries.map(({ statement }) => statement),
        ' union all ',
      ),
    );
  });

/**
 * One statement for all kinds is fastest. Where it fails, each kind is asked by itself, so that the failing
 * one is named; one after another, so that a slow database is not asked for more.
 */
const readHitsOfAll = async (
  { db, log }: Searcher,
  queries: readonly SourceQuery[],
): Promise<{ rows: HitRow[]; failed: SearchSource[] }> => {
  const rows: HitRow[] = [];
  const failed: SearchSource[] = [];
  try {
    return { rows: await readHits(db, queries), failed };
  } catch (error) {
    log.error({ err: error }, 'A search over all kinds failed');
  }
  const end = Date.now() + maxSeconds * 1_000;
  for (const query of queries)
    try {
      if (Date.now() < end) rows.push(...(await readHits(db, [query])));
      else failed.push(query.source);
    } catch (error) {
      log.error({ err: error, kind: query.source.kind }, 'The search of a kind failed');
      failed.push(query.source);
    }
  return { rows, failed };
};

const toGroup = (
  source: SearchSource,
  rows: readonly HitRow[],
  viewer: Viewer,
  limit: number,
): SearchGroup => ({
  ...{ kind: source.kind, one: source.one, many: source.many, list: source.list ?? '' },
  hasMore: rows.length > limit,
  hits: rows.slice(0, limit).map((row) => {
    const { id, title, detail, reason } = row;
    const { params, query = {} } = source.toAddress?.(row, viewer) ?? {
      params: { id: String(id) },
    };
    const route = typeof source.route === 'string' ? source.route : source.route(viewer);
    const actions = source.toActions?.(row, viewer) ?? [];
    return { id, title, detail, reason, route, params, query, actions };
  }),
});

/** Kinds without a hit are left out, so that a kind that the viewer may not see is never told apart. */
export const readSearch = async (
  searcher: Searcher,
  viewer: Viewer,
  {
    search,
    kinds,
    limit,
  }: { search: string; kinds?: readonly string[] | undefined; limit: number },
): Promise<SearchAnswer> => {
  const wanted = toSearchText(search);
  const queries = (wanted ? searcher.sources : [])
    .filter(({ kind }) => !kinds || kinds.includes(kind))
    .flatMap((source): SourceQuery[] => {
      const rows = wanted && source.rows(wanted, viewer, limit + 1);
      if (!rows) return [];
      const statement = sql`(
        select ${raw(`'${source.kind}'`)}::text as kind, hit.* from (${rows}) hit
        order by rank, at desc nulls last, id desc limit ${raw(String(limit + 1))})`;
      return [{ source, statement }];
    });
  if (queries.length === 0) return { data: [], meta: { failed: [] } };
  const { rows, failed } = await readHitsOfAll(searcher, queries);
  return {
    data: queries
      .map(({ source }) => source)
      .toSorted((one, other) => one.order - other.order)
      .map((source) => {
        const found = rows.filter(({ kind }) => kind === source.kind);
        return toGroup(source, found, viewer, limit);
      })
      .filter(({ hits }) => hits.length > 0),
    meta: { failed: failed.map(({ many }) => many) },
  };
};
