import type { FastifyBaseLogger } from 'fastify';
import sql, { join, type Sql } from 'sql-template-tag';
import type { Database, Db } from '../../platform/db/database';
import type { FoundRecord, SearchSource, SearchText } from '../../platform/lists/search-source';
import { toFoldedSearch, type FoldedSearch } from './find-among.rule';
import { limitSearch, maxSeconds } from './limit-search';

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

const ask = (
  db: Database,
  { text, words }: SearchText,
  queries: readonly SourceQuery[],
): Promise<SearchResult> =>
  db.transaction(async (tx: Db) => {
    // Few rows are visited, each by an index. PostgreSQL expects more, or that a scan ends early.
    const folded = await tx.one<{ text: string; words: string[] }>(sql`
      select folded(${text}) as text, array(
          select folded(word) from unnest(${words}::text[]) with ordinality as typed (word, place)
          order by place) as words,
        ${limitSearch}, set_config('enable_seqscan', 'off', true),
        set_config('enable_mergejoin', 'off', true), set_config('enable_hashjoin', 'off', true)`);
    return {
      folded: toFoldedSearch(words, folded ?? { text, words }),
      rows:
        queries.length === 0
          ? []
          : await tx.many<HitRow>(
              join(
                queries.map(({ statement }) => statement),
                ' union all ',
              ),
            ),
    };
  });

/**
 * One statement for all kinds is fastest. Where it fails, each kind is asked by itself, so that the failing
 * one is named; one after another, so that a slow database is not asked for more.
 */
export const askSources = async (
  { db, log }: { db: Database; log: FastifyBaseLogger },
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
