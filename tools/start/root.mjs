import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's top folder; of packed tools, the folder of the repository that they are called in. */
export const root = process.env.PACKED_TOOLS
  ? process.cwd()
  : join(dirname(fileURLToPath(import.meta.url)), '../..');
