import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './root.mjs';

/** Error that the user can correct: only its message is printed, without a stack trace. */
export class Mistake extends Error {}

const codeOf = (code, signal) => code ?? 128 + constants.signals[signal];

const started = (child, command) =>
  child.once('error', (error) => {
    throw new Mistake(`${command} cannot be started: ${error.message}`);
  });

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

/**
 * Runs a command and returns its output.
 * @throws Mistake with the output if the command fails.
 */
export const runOrThrow = async (command, args, options) => {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new Mistake(output.trim() || `${command} ended with code ${code}`);
  return output;
};

/**
 * Runs a command with visible output, forwards signals and returns the exit code. Ctrl+C is not
 * forwarded, since a terminal sends it to the whole process group.
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
export const runWithOutput = (command, args, options = {}) =>
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

/** Runs a program, whose result is the exit code; of a `Mistake`, only the message is printed. */
export const runMain = async (work) => {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (failure) {
    if (!(failure instanceof Mistake)) throw failure;
    process.stderr.write(`\n${failure.message}\n`);
    process.exitCode = 1;
  }
};
