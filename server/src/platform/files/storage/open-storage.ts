import type { Config } from '../../config';
import type { Db } from '../../db/database';
import { createDatabaseStorage } from './database-storage';
import { createFolderStorage } from './folder-storage';
import { createS3Storage } from './s3-storage';
import type { FileStorage } from './storage';

export const openStorage = (
  { bucket, databaseUrl, dataFolder }: Pick<Config, 'bucket' | 'databaseUrl' | 'dataFolder'>,
  db: Db,
): FileStorage => {
  if (bucket) return createS3Storage(bucket);
  return databaseUrl ? createDatabaseStorage(db) : createFolderStorage(dataFolder);
};
