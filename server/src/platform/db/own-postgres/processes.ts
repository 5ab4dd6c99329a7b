import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const readPostgresPid = async (database: string): Promise<number | undefined> => {
  const text = await readFile(join(database, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(text.split('\n')[0]);
  return pid > 0 ? pid : undefined;
};

export const isProcessRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};
