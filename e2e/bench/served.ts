import { rmSync } from 'node:fs';
import { startConsole, type ConsoleServer } from '../server/console-server';
import { openVisitor, type Visitor } from './browser';
import { copySeededData, type DataSet } from './folders';

interface Served {
  name: string;
  set: DataSet;
  /** Folder of the builds to serve; this repository by default. */
  folder?: string;
  database?: string | undefined;
}

export const withVisitor = async <Result>(
  { name, set, folder, database }: Served,
  work: (visitor: Visitor) => Promise<Result>,
): Promise<Result> => {
  const data = await copySeededData(name, database ? { applications: 0 } : set);
  let server: ConsoleServer | undefined;
  let visitor: Visitor | undefined;
  try {
    server = await startConsole(data, database ? { DATABASE_URL: database } : {}, folder);
    visitor = await openVisitor(server.url);
    return await work(visitor);
  } finally {
    await visitor?.leave();
    await server?.kill();
    rmSync(data, { recursive: true, force: true });
  }
};
