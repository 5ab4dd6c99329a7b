import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

const versionDeclaration = /platformVersion = '(\d+\.\d+\.\d+)'/;

export const readPlatformVersion = async (): Promise<string> => {
  const text = await readFile(resolve('shell/sdk/define/platform.ts'), 'utf8');
  const version = versionDeclaration.exec(text)?.[1];
  if (!version) throw new Error('shell/sdk/define/platform.ts states no version');
  return version;
};
