import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './paths';

const workspaces = /^(shell|shared-ui|shared-auth|server|tools|e2e|mf-.*)$/;

const linkPackages = (from: string, to: string): void => {
  mkdirSync(to);
  for (const name of readdirSync(from).filter((entry) => entry !== '.cache'))
    symlinkSync(workspaces.test(name) ? join('..', name) : join(from, name), join(to, name));
};

/**
 * Copies the repository's files. Third-party packages link to this repository, workspace packages to the
 * copy.
 */
export const copyRepository = (to: string): void => {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const name of listed.split('\0').filter((one) => one && existsSync(join(root, one)))) {
    mkdirSync(dirname(join(to, name)), { recursive: true });
    cpSync(join(root, name), join(to, name));
  }
  linkPackages(join(root, 'node_modules'), join(to, 'node_modules'));
  const ofServer = join(root, 'server/node_modules');
  if (existsSync(ofServer)) symlinkSync(ofServer, join(to, 'server/node_modules'));
};
