import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../server/paths';

export interface HostPage {
  /** Origin on another site than the console: `http://localhost:51234`. */
  origin: string;
  stop: () => void;
}

export const serveExample = async (example: string, port = 0): Promise<HostPage> => {
  const program = join(root, 'docs/examples/serve.mjs');
  const child = spawn(process.execPath, [program, example, String(port)], {
    // The IPC channel ends the child with this process, even after a kill.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  if (!child.stdout) throw new Error('What the example prints cannot be read');
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { origin: new URL(line.toString().trim()).origin, stop: () => void child.kill() };
};
