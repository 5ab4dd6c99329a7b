import type { FastifyBaseLogger } from 'fastify';
import sql, { raw } from 'sql-template-tag';
import type { SearchAnswer, SearchGroup } from '../../../contract/console/search/search';
import type { Viewer } from '../../platform/access/actor';
import type { Db } from '../../platform/db/database';
import {
  toSearchText,
  type SmallRow,
  type SearchSource,
  type SearchText,
} from '../../platform/lists/search-source';
import { askSources, type HitRow, type SourceQuery } from './ask-sources';
import { findAmong } from './find-among.rule';
import type { ReadSmallRows } from './small-rows';

interface Searcher {
  db: Db;
  log: FastifyBaseLogger;
  sources: readonly SearchSource[];
  readSmall: ReadSmallRows;
}

interface SmallSource {
  source: SearchSource;
  rows: readonly SmallRow[];
}

const toGroup = (
  source: SearchSource,
  rows: readonly HitRow[],
  viewer: Viewer,
  limit: number,
): SearchGroup => ({
  ...{ kind: source.kind, one: source.one, many: source.many, list: source.list ?? '' },
  listParams: source.listParams ?? {},
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

/** A kind that could not be read is asked for with the others, which tells whether it fails. */
const readSmallSources = async (
  { sources, readSmall, log }: Searcher,
  viewer: Viewer,
): Promise<SmallSource[]> => {
  const small: SmallSource[] = [];
  try {
    for (const source of sources) {
      const rows = source.small?.isVisible(viewer) && (await readSmall(source));
      if (rows) small.push({ source, rows });
    }
  } catch (error) {
    log.error({ err: error }, 'Rows of a kind could not be read for searches');
  }
  return small;
};

const toQueries = (
  sources: readonly SearchSource[],
  search: SearchText,
  viewer: Viewer,
  limit: number,
): SourceQuery[] =>
  sources.flatMap((source): SourceQuery[] => {
    const rows = source.rows(search, viewer, limit);
    if (!rows) return [];
    const statement = sql`(
      select ${raw(`'${source.kind}'`)}::text as kind, hit.* from (${rows}) hit
      order by rank, at desc nulls last, id desc limit ${raw(String(limit))})`;
    return [{ source, statement }];
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
  const text = toSearchText(search);
  const sources = searcher.sources.filter(({ kind }) => !kinds || kinds.includes(kind));
  if (!text || sources.length === 0) return { data: [], meta: { failed: [] } };
  const small = await readSmallSources({ ...searcher, sources }, viewer);
  const others = sources.filter((source) => !small.some((one) => one.source === source));
  // One more than shown tells whether there are more.
  const queries = toQueries(others, text, viewer, limit + 1);
  const { found, failed } = await askSources(searcher, text, queries);
  const toHits = ({ source: { kind }, rows }: SmallSource): HitRow[] =>
    (found ? findAmong(rows, found.folded, limit + 1) : []).map((row) => ({
      ...row,
      ...{ kind, detail: '', reason: '' },
    }));
  const groups = [
    ...queries.map(({ source }) => ({
      source,
      rows: (found?.rows ?? []).filter(({ kind }) => kind === source.kind),
    })),
    ...small.map((one) => ({ source: one.source, rows: toHits(one) })),
  ];
  const unknown = found ? failed : [...failed, ...small.map(({ source }) => source)];
  return {
    data: sources
      .toSorted((one, other) => one.order - other.order)
      .flatMap((source) => groups.filter((group) => group.source === source))
      .map(({ source, rows }) => toGroup(source, rows, viewer, limit))
      .filter(({ hits }) => hits.length > 0),
    meta: { failed: unknown.map(({ many }) => many) },
  };
};
