import { endSentence } from './end-sentence.mjs';
import { checkNode } from './node-version.mjs';
import { installIfNeeded } from './install.mjs';
import { buildIfChanged } from './last-build.mjs';
import { main, runAloud } from './run.mjs';

await main(async () => {
  checkNode();
  await installIfNeeded();
  const built = await buildIfChanged(() => runAloud(process.execPath, ['tools/build/build.mjs']));
  if (built !== 0) return built;
  const ended = await runAloud(process.execPath, ['server/dist/start/main.js']);
  process.stderr.write(endSentence(ended));
  return ended;
});
