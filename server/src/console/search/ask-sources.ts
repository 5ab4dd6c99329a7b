import type { FastifyBaseLogger } from 'fastify';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Db } from '../../platform/db/database';
import {
  selectHit,
  type FoundRecord,
  type SearchSource,
  type SearchText,
} from '../../platform/lists/search-source';
import { toFoldedSearch, type FoldedSearch } from './find-among.rule';
import { maxSeconds } from './open-search-connections';

export interface HitRow extends FoundRecord {
  kind: string;
  detail: string;
  reason: string;
}

export interface SourceQuery {
  source: SearchSource;
  statement: Sql;
}

export interface SearchResult {
  rows: HitRow[];
  folded: FoldedSearch;
}

const typedKind = 'typed';

/** The typed text and words, folded as the rows are, in a row of their own, so that one statement is enough. */
const selectTyped = ({ text, words }: SearchText): Sql => sql`
  select ${raw(`'${typedKind}'`)}::text as kind, ${selectHit({
    id: sql`0`,
    title: sql`folded(${text})`,
    detail: sql`array_to_json(array(
      select folded(word) from unnest(${words}::text[]) with ordinality as typed (word, place)
      order by place))`,
    rank: sql`0`,
  })}`;

const ask = async (
  db: Db,
  search: SearchText,
  queries: readonly SourceQuery[],
): Promise<SearchResult> => {
  const found = await db.many<HitRow>(
    join([selectTyped(search), ...queries.map(({ statement }) => statement)], ' union all '),
  );
  const typed = found.find(({ kind }) => kind === typedKind);
  const words = JSON.parse(typed?.detail ?? '[]') as string[];
  const rows = found.filter((row) => row !== typed);
  return { rows, folded: toFoldedSearch(search.words, { text: typed?.title ?? '', words }) };
};

/**
 * One statement for all kinds is fastest. Where it fails, each kind is asked by itself, so that the failing
 * one is named; one after another, so that a slow database is not asked for more.
 */
export const askSources = async (
  { db, log }: { db: Db; log: FastifyBaseLogger },
  search: SearchText,
  queries: readonly SourceQuery[],
): Promise<{ found?: SearchResult; failed: SearchSource[] }> => {
  try {
    return { found: await ask(db, search, queries), failed: [] };
  } catch (error) {
    log.error({ err: error }, 'A search over all kinds failed');
  }
  const end = Date.now() + maxSeconds * 1_000;
  const failed: SearchSource[] = [];
  let found: SearchResult | undefined;
  for (const query of queries)
    try {
      if (Date.now() >= end) failed.push(query.source);
      else {
        const { rows, folded } = await ask(db, search, [query]);
        found = { folded, rows: [...(found?.rows ?? []), ...rows] };
      }
    } catch (error) {
      log.error({ err: error, kind: query.source.kind }, 'The search of a kind failed');
      failed.push(query.source);
    }
  found ??= await ask(db, search, []).catch(() => undefined);
  return { ...(found && { found }), failed };
};
