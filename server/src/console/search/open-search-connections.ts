import type { Database, Db } from '../../platform/db/database';

/** The longest that one statement of a search may take. */
export const maxSeconds = 2;

/**
 * Searches have connections of their own, so that a slow one holds up no page. Few rows are visited, each by
 * an index; PostgreSQL expects more, or that a scan ends early, and would choose slower plans.
 */
export const openSearchConnections = (db: Database): Db =>
  db.openOthers({
    share: 0.5,
    statementTimeout: maxSeconds * 1_000,
    settings: { enable_seqscan: 'off', enable_mergejoin: 'off', enable_hashjoin: 'off' },
  });
