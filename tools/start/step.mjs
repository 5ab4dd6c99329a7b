const terminal = process.stdout.isTTY === true;
const frame = terminal ? 200 : 15_000;

const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

const begin = (title) => {
  if (!terminal) process.stdout.write(`  ${title} …\n`);
};

const tick = (title, start) =>
  terminal
    ? process.stdout.write(`\r\x1b[K  ${title} … ${secondsSince(start)}`)
    : process.stdout.write(`  ${title} … ${secondsSince(start)} so far\n`);

const finish = (mark, title, start) =>
  process.stdout.write(`${terminal ? '\r\x1b[K' : ''}${mark} ${title}  ${secondsSince(start)}\n`);

/**
 * Runs `work` and shows a line in the terminal that it is running and, at the end, how long it
 * took. @template Result
 * @param {string} title
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export const step = async (title, work) => {
  const start = performance.now();
  begin(title);
  const timer = setInterval(() => tick(title, start), frame);
  try {
    const result = await work();
    finish('✓', title, start);
    return result;
  } catch (failure) {
    finish('✗', title, start);
    throw failure;
  } finally {
    clearInterval(timer);
  }
};
