import { checkNode } from './node-version.mjs';
import { installIfNeeded } from './install.mjs';
import { main, runAloud } from './run.mjs';

await main(async () => {
  checkNode();
  await installIfNeeded();
  const built = await runAloud(process.execPath, ['tools/build/build.mjs']);
  if (built !== 0) return built;
  return runAloud(process.execPath, ['--import', 'tsx', 'server/src/main.ts']);
});
