import type { Sql } from 'sql-template-tag';
import type { Db } from './database';

export interface SharedReads {
  many<Row>(statement: Sql): Promise<readonly Row[]>;
  forget(): void;
}

interface SharedRead {
  rows: Promise<readonly unknown[]>;
  /** Time by `performance.now()` after which the rows are outdated. */
  until: number;
}

/** Share of the time in which one query may run, however many requests need it. */
const cachedTimeShare = 1 / 10;
const maxLifetime = 2_000;
const maxCached = 1_000;

/**
 * Shares the rows of a query for ten times as long as it took, at most two seconds, and only until the next
 * change is published.
 */
export const createSharedReads = (db: Pick<Db, 'many'>): SharedReads => {
  const kept = new Map<string, SharedRead>();

  const dropOld = (now: number): void => {
    if (kept.size < maxCached) return;
    for (const [key, { until }] of kept) if (until < now) kept.delete(key);
    if (kept.size >= maxCached) kept.clear();
  };

  const read = (key: string, statement: Sql, begun: number): SharedRead => {
    dropOld(begun);
    const found: SharedRead = { rows: db.many(statement), until: Infinity };
    kept.set(key, found);
    found.rows.then(
      () => {
        const ended = performance.now();
        found.until = ended + Math.min((ended - begun) / cachedTimeShare, maxLifetime);
      },
      () => {
        if (kept.get(key) === found) kept.delete(key);
      },
    );
    return found;
  };

  return {
    many: <Row>(statement: Sql) => {
      const key = JSON.stringify([statement.text, statement.values]);
      const now = performance.now();
      const known = kept.get(key);
      const { rows } = known && now < known.until ? known : read(key, statement, now);
      return rows as Promise<readonly Row[]>;
    },
    forget: () => kept.clear(),
  };
};
