// Runs PostgreSQL as long as the standard input is open: that ends with whoever started this, killed or not.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

const [root, options] = process.argv.slice(2);
const { command, args, uid, gid } = JSON.parse(options);

const server = spawn(command, args, { uid, gid, cwd: root, stdio: 'ignore' });
server.once('exit', () => {
  rmSync(root, { recursive: true, force: true });
  process.exit();
});
// Ctrl+C reaches this process as well; the run that it ends closes the input.
process.on('SIGINT', () => undefined);
process.stdin.resume().once('end', () => server.kill('SIGINT'));
