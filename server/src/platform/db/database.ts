import pg from 'pg';
import type { Sql } from 'sql-template-tag';
import { openPool } from './connect';
import { wholeText } from './fixed-part';

/** What a query function needs: a pool, or one connection inside a transaction. */
export interface Db {
  /** All rows. */
  many<Row>(statement: Sql): Promise<Row[]>;
  /** The first row, if there is one. */
  one<Row>(statement: Sql): Promise<Row | undefined>;
  /** Number of rows that a write touched. */
  run(statement: Sql): Promise<number>;
  /** Runs `work` in one transaction; a throw rolls it back. Inside a transaction it joins that one. */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
}

/** What is to be done when the end of a transaction is known; a failure of it changes nothing. */
type Afterwards = () => unknown;

/** Where something is said once what was written is there to stay. */
export interface Committing {
  afterCommit(step: Afterwards): void;
}

/** Beside a write of one statement, which has been committed when it answers. */
export const committed: Committing = { afterCommit: (step) => void step() };

export interface Transaction extends Db, Committing {
  afterRollback(step: Afterwards): void;
}

export interface Database extends Db {
  close(): Promise<void>;
}

type Client = pg.PoolClient & {
  /** What left it in an unknown state: it is closed when it is given back. */
  broken?: Error;
};

// Ids are 32-bit, so counts (int8) are safe as numbers; days stay text, free of any time zone.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** What a statement is sent as; the number makes its name. */
interface Prepared {
  text: string;
  number: number;
}

const prepared = new Map<string, Prepared>();
const maxPreparedStatements = 2000;

/** A name per text lets PostgreSQL keep the plan; a text met too late runs without one. */
const prepare = (text: string): Prepared | undefined => {
  const known = prepared.get(text);
  if (known) return known;
  const number = prepared.size;
  if (number >= maxPreparedStatements) return undefined;
  const made = { text: wholeText(text), number };
  prepared.set(text, made);
  return made;
};

/** Errors of the server carry a severity; any other leaves the connection in an unknown state. */
const query = async (client: Client, statement: pg.QueryConfig): Promise<pg.QueryResult> => {
  try {
    return await client.query(statement);
  } catch (error) {
    if (!(error as { severity?: string }).severity) client.broken = error as Error;
    throw error;
  }
};

const send = (client: Client, statement: Sql) => {
  const { text, values } = statement;
  const found = prepare(text);
  return query(client, {
    text: found?.text ?? wholeText(text),
    values,
    ...(found && { name: String(found.number) }),
  });
};

const readsOf = (query: (statement: Sql) => Promise<pg.QueryResult>) => ({
  many: async <Row>(statement: Sql) => (await query(statement)).rows as Row[],
  one: async <Row>(statement: Sql) => (await query(statement)).rows[0] as Row | undefined,
  run: async (statement: Sql) => (await query(statement)).rowCount ?? 0,
});

const inside = (client: Client) => {
  const committed: Afterwards[] = [];
  const rolledBack: Afterwards[] = [];
  let isOver = false;
  const tx: Transaction = {
    // After the end, the connection may serve somebody else.
    ...readsOf(async (statement) => {
      if (isOver) throw new Error('A statement came after the end of its transaction');
      return send(client, statement);
    }),
    transaction: (work) => work(tx),
    afterCommit: (step) => void committed.push(step),
    afterRollback: (step) => void rolledBack.push(step),
  };
  const end = async (how: 'commit' | 'rollback') => {
    isOver = true;
    await query(client, { text: how });
  };
  return { tx, committed, rolledBack, end };
};

const runAll = (steps: readonly Afterwards[]): Promise<unknown> =>
  Promise.allSettled(steps.map(async (step) => step()));

export interface DatabaseOptions {
  connectionString: string;
  /** Connections of the pool, 1 to 100. */
  connections: number;
  /** Milliseconds after which a statement is ended by the server. */
  statementTimeout?: number;
  /** Milliseconds to wait for a connection. */
  connectionTimeout?: number;
}

/** Opens the pool. It connects at first use; a lost server is met by the next query's error. */
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
    ].join(' '),
  });
  pool.on('connect', (client: Client) => {
    client.on('error', (error: Error) => (client.broken = error));
  });

  const withClient = async <Result>(work: (client: Client) => Promise<Result>): Promise<Result> => {
    const client = (await pool.connect()) as Client;
    try {
      return await work(client);
    } finally {
      client.release(client.broken);
    }
  };

  return {
    ...readsOf((statement) => withClient((client) => send(client, statement))),
    transaction: async (work) => {
      let afterwards: readonly Afterwards[] = [];
      try {
        return await withClient(async (client) => {
          const { tx, committed, rolledBack, end } = inside(client);
          await query(client, { text: 'begin' });
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
        await runAll(afterwards);
      }
    },
    close: () => pool.end(),
  };
};
