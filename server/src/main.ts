import { ConfigError, readConfig } from './config';
import { FolderInUse } from './db/folder-lock';
import { serve } from './serve';
import { StartError } from './start-error';

const known = (error: unknown): error is Error =>
  error instanceof ConfigError || error instanceof StartError || error instanceof FolderInUse;

try {
  await serve(readConfig(process.env));
} catch (error) {
  // What a person can mend is one sentence; anything else keeps its stack.
  process.stderr.write(`${known(error) ? error.message : String((error as Error).stack)}\n`);
  process.exit(1);
}
