import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the repository; packed tools run in the caller's repository. */
export const root = process.env.PACKED_TOOLS
  ? process.cwd()
  : join(dirname(fileURLToPath(import.meta.url)), '../..');
