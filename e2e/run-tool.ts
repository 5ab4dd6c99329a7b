import { execFile } from 'node:child_process';

interface Ran {
  code: number;
  printed: string;
}

export const runTool = (
  folder: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<Ran> =>
  new Promise((done) => {
    execFile(
      process.execPath,
      [...args],
      { cwd: folder, env: { ...process.env, ...environment }, maxBuffer: 16 * 1024 * 1024 },
      (error, stdout, stderr) =>
        done({ code: Number(error?.code ?? 0), printed: `${stdout}${stderr}` }),
    );
  });
