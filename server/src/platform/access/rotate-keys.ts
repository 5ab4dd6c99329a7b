import { parseArgs } from 'node:util';
import { readConfig } from '../config';
import { withDatabase } from '../db/command-database';
import { createInstallationSeal } from './installation-keys';
import { rotateKeys } from './key-rotation';

const { values } = parseArgs({ options: { 'at-once': { type: 'boolean', default: false } } });

const rotateSigningKeys = async (): Promise<string> => {
  const config = readConfig(process.env);
  await withDatabase(config, async (db) =>
    rotateKeys(db, await createInstallationSeal(config), values['at-once']),
  );
  return values['at-once']
    ? 'There is one new key. Within half a minute everybody has to sign in again.'
    : 'A new key was added. It is used in two minutes; nobody has to sign in again.';
};

rotateSigningKeys().then(
  (sentence) => void process.stdout.write(`${sentence}\n`),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  },
);
