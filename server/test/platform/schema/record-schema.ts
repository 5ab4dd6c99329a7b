import { writeFile } from 'node:fs/promises';
import { openDatabase } from '../../../src/platform/db/database';
import { startPostgres, startRun } from '../../postgres';
import { readSchema } from './read-schema';

const record = async (): Promise<void> => {
  const endRun = await startRun();
  const database = await startPostgres();
  const db = openDatabase({ connectionString: database.connectionString, connections: 1 });
  const lines = await readSchema(db);
  await db.close();
  await database.stop();
  await endRun();
  await writeFile('server/test/platform/schema/released-schema.txt', `${lines.join('\n')}\n`);
  process.stdout.write(`${lines.length} lines were recorded.\n`);
};

await record();
