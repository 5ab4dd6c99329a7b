import pg from 'pg';
import type { Sql } from 'sql-template-tag';
import { openPool } from './connect';
import { expandFixedSqlParts } from './fixed-part';

export interface Db {
  many<Row>(statement: Sql): Promise<Row[]>;
  one<Row>(statement: Sql): Promise<Row | undefined>;
  run(statement: Sql): Promise<number>;
  /** Runs `work` in a transaction, which an error rolls back. A call inside a transaction joins it. */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
}

/** Function that runs after commit or rollback; its failure does not affect the transaction. */
type AfterTransactionStep = () => unknown;

export interface AfterCommitQueue {
  afterCommit(step: AfterTransactionStep): void;
}

/** Queue for single statements outside a transaction: functions run at once. */
export const immediateQueue: AfterCommitQueue = { afterCommit: (step) => void step() };

export interface Transaction extends Db, AfterCommitQueue {
  afterRollback(step: AfterTransactionStep): void;
}

export interface Database extends Db {
  /** Opens further connections to the same database, which close with these. */
  openOthers(options: OtherConnections): Db;
  close(): Promise<void>;
}

type PooledClient = pg.PoolClient & {
  broken?: Error;
};

// Counts (int8) fit a JavaScript number, since ids have 32 bits. Dates stay texts, which have no time zone.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

interface PreparedStatement {
  text: string;
  number: number;
}

const preparedStatements = new Map<string, PreparedStatement>();
const maxPreparedStatements = 2000;

/** PostgreSQL caches the plans of named statements. Statements beyond the limit get no name. */
const getPreparedStatement = (text: string): PreparedStatement | undefined => {
  const known = preparedStatements.get(text);
  if (known) return known;
  const number = preparedStatements.size;
  if (number >= maxPreparedStatements) return undefined;
  const made = { text: expandFixedSqlParts(text), number };
  preparedStatements.set(text, made);
  return made;
};

/** Errors from the server have a severity; after any other error the connection's state is unknown. */
const runQuery = async (
  client: PooledClient,
  statement: pg.QueryConfig,
): Promise<pg.QueryResult> => {
  try {
    return await client.query(statement);
  } catch (error) {
    if (!(error as { severity?: string }).severity) client.broken = error as Error;
    throw error;
  }
};

const send = (client: PooledClient, statement: Sql) => {
  const { text, values } = statement;
  const found = getPreparedStatement(text);
  return runQuery(client, {
    text: found?.text ?? expandFixedSqlParts(text),
    values,
    ...(found && { name: String(found.number) }),
  });
};

const createQueries = (query: (statement: Sql) => Promise<pg.QueryResult>) => ({
  many: async <Row>(statement: Sql) => (await query(statement)).rows as Row[],
  one: async <Row>(statement: Sql) => (await query(statement)).rows[0] as Row | undefined,
  run: async (statement: Sql) => (await query(statement)).rowCount ?? 0,
});

const createTransaction = (client: PooledClient) => {
  const committed: AfterTransactionStep[] = [];
  const rolledBack: AfterTransactionStep[] = [];
  let isOver = false;
  const tx: Transaction = {
    ...createQueries(async (statement) => {
      if (isOver) throw new Error('A statement came after the end of its transaction');
      return send(client, statement);
    }),
    transaction: (work) => work(tx),
    afterCommit: (step) => void committed.push(step),
    afterRollback: (step) => void rolledBack.push(step),
  };
  const end = async (how: 'commit' | 'rollback') => {
    isOver = true;
    await runQuery(client, { text: how });
  };
  return { tx, committed, rolledBack, end };
};

const runSteps = (steps: readonly AfterTransactionStep[]): Promise<unknown> =>
  Promise.allSettled(steps.map(async (step) => step()));

interface OtherConnections {
  /** Part of the usual number of connections. */
  share: number;
  /** Milliseconds after which the server cancels a statement. */
  statementTimeout: number;
  /** Settings of PostgreSQL, such as of its planner. */
  settings: Readonly<Record<string, string>>;
}

export interface DatabaseOptions extends Partial<Omit<OtherConnections, 'share'>> {
  connectionString: string;
  connections: number;
  /** Milliseconds to wait for a free connection. */
  connectionTimeout?: number;
}

export const openDatabase = (options: DatabaseOptions): Database => {
  const pool = openPool({
    connectionString: options.connectionString,
    max: options.connections,
    connectionTimeoutMillis: options.connectionTimeout ?? 5_000,
    idleTimeoutMillis: 300_000,
    options: [
      '-c plan_cache_mode=force_generic_plan',
      '-c jit=off',
      `-c statement_timeout=${options.statementTimeout ?? 30_000}`,
      ...Object.entries(options.settings ?? {}).map(([name, value]) => `-c ${name}=${value}`),
    ].join(' '),
  });
  const others: Database[] = [];
  pool.on('connect', (client: PooledClient) => {
    client.on('error', (error: Error) => (client.broken = error));
  });

  const withClient = async <Result>(
    work: (client: PooledClient) => Promise<Result>,
  ): Promise<Result> => {
    const client = (await pool.connect()) as PooledClient;
    try {
      return await work(client);
    } finally {
      client.release(client.broken);
    }
  };

  return {
    ...createQueries((statement) => withClient((client) => send(client, statement))),
    transaction: async (work) => {
      let afterwards: readonly AfterTransactionStep[] = [];
      try {
        return await withClient(async (client) => {
          const { tx, committed, rolledBack, end } = createTransaction(client);
          await runQuery(client, { text: 'begin' });
          try {
            const result = await work(tx);
            await end('commit');
            afterwards = committed;
            return result;
          } catch (error) {
            await end('rollback').catch((failure: Error) => (client.broken = failure));
            afterwards = rolledBack;
            throw error;
          }
        });
      } finally {
        await runSteps(afterwards);
      }
    },
    openOthers: ({ share, ...rest }) => {
      const connections = Math.ceil(options.connections * share);
      const other = openDatabase({ ...options, ...rest, connections });
      others.push(other);
      return other;
    },
    close: async () => {
      await Promise.all([pool.end(), ...others.map((other) => other.close())]);
    },
  };
};
