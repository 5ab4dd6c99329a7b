import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../server/paths';

/** A page of another app, as its own server serves it. */
export interface HostPage {
  /** Origin, on another site than the console: `http://localhost:51234`. */
  origin: string;
  stop: () => void;
}

/** Serves one of the examples as the guide says, or a folder that one was built into. */
export const serveExample = async (example: string, port = 0): Promise<HostPage> => {
  const program = join(root, 'docs/examples/serve.mjs');
  const child = spawn(process.execPath, [program, example, String(port)], {
    // By the channel it ends with this process, also where that is killed.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  if (!child.stdout) throw new Error('What the example prints cannot be read');
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { origin: new URL(line.toString().trim()).origin, stop: () => void child.kill() };
};
