import type { Config } from '../../config';
import { StartError } from '../../start-error';
import type { FileStorage } from './storage';

const findRootCause = (error: Error): NodeJS.ErrnoException =>
  error.cause ? findRootCause(error.cause as Error) : error;

/**
 * Checks the bucket at startup.
 * @throws StartError that says what to correct.
 */
export const assertStorage = async (
  storage: FileStorage,
  { bucket }: Pick<Config, 'bucket'>,
): Promise<void> => {
  if (!bucket) return;
  try {
    await storage.read('files/none');
  } catch (error) {
    const { code, message } = findRootCause(error as Error);
    const reason = message || code;
    throw new StartError(
      `The bucket at ${bucket.url} cannot be used (${reason}). Correct S3_BUCKET_URL and the settings that begin with S3_.`,
    );
  }
};
