import { readConfig } from '../config';
import { restoreSnapshot } from './restore';

const [snapshot] = process.argv.slice(2);

try {
  if (!snapshot)
    throw new Error('Name the snapshot: node server/dist/platform/db/restore-snapshot.js <file>');
  const aside = await restoreSnapshot(readConfig(process.env).dataFolder, snapshot);
  process.stdout.write(
    aside ? `Restored. The database that was there is ${aside}\n` : 'Restored.\n',
  );
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
