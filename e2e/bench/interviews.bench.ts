import { buildRepository } from './folders';
import { isWithinLimit, formatTable } from './goals';
import { measureInterviews } from './interviews';
import { measureMachine } from './machine';

const main = async (): Promise<void> => {
  await buildRepository();
  const before = measureMachine();
  const lines = await measureInterviews();
  process.stdout.write(`${formatTable(lines)}\nBefore: ${before} After: ${measureMachine()}\n`);
  process.stdout.write(
    `${String(lines.filter((line) => !isWithinLimit(line)).length)} of ${String(lines.length)} missed.\n`,
  );
};

await main();
