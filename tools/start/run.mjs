import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './root.mjs';

/** A failure that the person can mend: its message is printed alone, without a stack. */
export class Mistake extends Error {}

const codeOf = (code, signal) => code ?? 128 + constants.signals[signal];

const started = (child, command) =>
  child.once('error', (error) => {
    throw new Mistake(`${command} cannot be started: ${error.message}`);
  });

/** Runs a command quietly and answers `{ code, output }`. */
export const run = (command, args, options = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
    });
    let output = '';
    const keep = (text) => {
      output += text;
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code, signal) => resolve({ code: codeOf(code, signal), output }));
  });

/** Runs a command quietly; when it fails, its output is the failure's message. */
export const must = async (command, args, options) => {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new Mistake(output.trim() || `${command} ended with code ${code}`);
  return output;
};

/**
 * Runs a command in the open, passes signals on, and answers its exit code. A terminal sends Ctrl+C
 * to every process of the command line itself, so there it is not sent a second time.
 */
export const runAloud = (command, args, options = {}) =>
  new Promise((resolve) => {
    const child = started(
      spawn(command, args, { cwd: root, stdio: 'inherit', ...options }),
      command,
    );
    const pass = (signal) => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, pass);
    child.once('close', (code, signal) => {
      for (const name of signals) process.off(name, pass);
      resolve(codeOf(code, signal));
    });
  });

/** Runs a tool's main function: its answer is the exit code, a `Mistake` is printed as a sentence. */
export const main = async (work) => {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (failure) {
    if (!(failure instanceof Mistake)) throw failure;
    process.stderr.write(`\n${failure.message}\n`);
    process.exitCode = 1;
  }
};
