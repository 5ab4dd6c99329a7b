import { parseArgs } from 'node:util';
import { readConfig } from '../../config';
import { withDatabase } from '../../db/command-database';
import { copyFileContents } from './copy-contents';
import { openStorage } from './open-storage';

const { values } = parseArgs({ options: { from: { type: 'string', default: 'folder' } } });

const copyFilesToBucket = async (): Promise<number> => {
  const config = readConfig(process.env);
  return withDatabase(config, async (db) => {
    const databaseUrl = values.from === 'folder' ? undefined : config.databaseUrl;
    const earlier = openStorage({ ...config, bucket: undefined, databaseUrl }, db);
    return copyFileContents(db, earlier, openStorage(config, db));
  });
};

copyFilesToBucket().then(
  (count) => void process.stdout.write(`${count} files were copied. Those copied from are kept.\n`),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  },
);
