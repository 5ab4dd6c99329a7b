import { UnknownKeySecretError } from '../platform/access/stored-keys';
import { ConfigError, readConfig } from '../platform/config';
import { FolderInUseError } from '../platform/db/folder-lock';
import { serve } from './serve';
import { StartError } from '../platform/start-error';

const isExpectedError = (error: unknown): error is Error =>
  [ConfigError, StartError, FolderInUseError, UnknownKeySecretError].some(
    (kind) => error instanceof kind,
  );

try {
  await serve(readConfig(process.env));
} catch (error) {
  // Expected errors print one sentence for the operator; others print their stack.
  process.stderr.write(
    `${isExpectedError(error) ? error.message : String((error as Error).stack)}\n`,
  );
  process.exit(1);
}
