import { rmSync } from 'node:fs';
import { startConsole, type ConsoleServer } from '../server/console-server';
import { visit, type Visitor } from './browser';
import { copyOfData, type DataSet } from './folders';

interface Served {
  name: string;
  set: DataSet;
  /** Where what is served was built; the repository unless stated. */
  folder?: string;
  /** A database that is filled already, in place of its own. */
  database?: string | undefined;
}

/** Serves a set of data, and hands a signed-in browser to the work. */
export const withVisitor = async <Result>(
  { name, set, folder, database }: Served,
  work: (visitor: Visitor) => Promise<Result>,
): Promise<Result> => {
  const data = await copyOfData(name, database ? { applications: 0 } : set);
  let server: ConsoleServer | undefined;
  let visitor: Visitor | undefined;
  try {
    server = await startConsole(data, database ? { DATABASE_URL: database } : {}, folder);
    visitor = await visit(server.url);
    return await work(visitor);
  } finally {
    await visitor?.leave();
    await server?.kill();
    rmSync(data, { recursive: true, force: true });
  }
};
