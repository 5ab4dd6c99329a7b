import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endSentence } from './end-sentence.mjs';
import { hashInstallState } from './install.mjs';
import { checkNode } from './node-version.mjs';
import { run } from './run.mjs';

describe('checks before the server starts', () => {
  it.each(['18.20.0', '20.18.9', '20'])(
    'Node %s is refused with a link to the site of Node.js',
    (version) => {
      expect(() => checkNode(version)).toThrow('nodejs.org');
    },
  );

  it.each(['20.19.0', '20.20.2', '22.0.0', '100.1.1'])('Node %s is accepted', (version) => {
    expect(() => checkNode(version)).not.toThrow();
  });

  it('a changed lock file requires a new installation of packages, an unchanged one does not', () => {
    expect(hashInstallState('a')).toBe(hashInstallState('a'));
    expect(hashInstallState('a')).not.toBe(hashInstallState('b'));
  });
});

describe('running a command as a child process', () => {
  const node = (script) => run(process.execPath, ['-e', script]);

  it('a command run as a child process returns its output and its exit code', async () => {
    const { code, output } = await node(
      'console.log("one"); console.error("two"); process.exit(3)',
    );
    expect(code).toBe(3);
    expect(output).toContain('one');
    expect(output).toContain('two');
  });

  it('a command killed by a signal returns the exit code that shells use', async () => {
    expect((await node('process.kill(process.pid, "SIGTERM")')).code).toBe(143);
  });

  it('a command that does not exist is reported', async () => {
    expect((await run('no-such-command', [])).code).toBe(127);
  });
});

describe('the message after the server has ended', () => {
  it.each([
    [134, 'SIGABRT (most often because its memory ran out'],
    [137, 'SIGKILL (somebody ended it'],
    [139, 'ended by SIGSEGV.'],
  ])(
    'the message after the server has ended explains what the exit code %d means',
    (code, message) => {
      expect(endSentence(code)).toContain(message);
      expect(endSentence(code)).toContain('docs/operation.md');
    },
  );

  it.each([0, 1, 2])(
    'no message is added for the exit code %d, which the server explains itself',
    (code) => {
      expect(endSentence(code)).toBe('');
    },
  );
});

describe('a command written in TypeScript', () => {
  const tools = join(import.meta.dirname, '..');

  it('a command written in TypeScript asks for npm install when packages are not installed', async () => {
    const clone = mkdtempSync(join(tmpdir(), 'hiring-clone-'));
    try {
      cpSync(join(tools, 'start'), join(clone, 'tools/start'), { recursive: true });
      cpSync(join(tools, 'new'), join(clone, 'tools/new'), { recursive: true });
      const { code, output } = await run(process.execPath, [join(clone, 'tools/new/new.mjs')]);
      expect([code, output.trim()]).toEqual([
        1,
        'The packages are not installed yet. Run npm install, then this again.',
      ]);
    } finally {
      rmSync(clone, { recursive: true });
    }
  });

  it('a command written in TypeScript asks for npm install when only development packages are missing', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hiring-command-'));
    try {
      const command = pathToFileURL(join(tools, 'start/command.mjs')).href;
      const program = join(folder, 'program.mjs');
      writeFileSync(
        program,
        `import { command } from '${command}';\nawait command(() => import('no-such-package'));\n`,
      );
      const { code, output } = await run(process.execPath, [program]);
      expect([code, output]).toEqual([
        1,
        expect.stringContaining('Run npm install, then this again'),
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('a command written in TypeScript receives its arguments, and exits with the code of its program', async () => {
    const { code, output } = await run(process.execPath, [
      join(tools, 'new/new.mjs'),
      'no-such-kind',
    ]);
    expect(code).toBe(1);
    expect(output).toContain('npm run new --');
  });
});
