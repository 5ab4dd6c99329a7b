import { build } from './folders';
import { holds, tableOf } from './goals';
import { measureInterviews } from './interviews';
import { machineNow } from './machine';

const main = async (): Promise<void> => {
  await build();
  const before = machineNow();
  const lines = await measureInterviews();
  process.stdout.write(`${tableOf(lines)}\nBefore: ${before} After: ${machineNow()}\n`);
  process.stdout.write(
    `${String(lines.filter((line) => !holds(line)).length)} of ${String(lines.length)} missed.\n`,
  );
};

await main();
