import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Feature } from 'shell/sdk/define';

const load = createRequire(import.meta.url);

/** Removes a folder's modules from the cache of `require`, since features change during development. */
const forget = (folder: string): void => {
  for (const path of Object.keys(load.cache)) if (path.startsWith(folder)) delete load.cache[path];
};

/** Finds every `<name>.feature.ts` below `src/features` of a remote, sorted by name. */
export const findFeatures = (folder: string): Feature[] => {
  forget(folder);
  const features = join(folder, 'src/features');
  return readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.feature.ts'))
    .toSorted()
    .flatMap((file) => Object.values(load(join(features, file)) as Record<string, Feature>));
};
