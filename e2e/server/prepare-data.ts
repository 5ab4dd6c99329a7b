import { rmSync } from 'node:fs';
import { startConsole } from './console-server';
import { emptyData } from './empty-data';
import { makeRunFolder, template } from './paths';

const prepareData = async (): Promise<() => void> => {
  const folder = makeRunFolder();
  const server = await startConsole(await emptyData(template()));
  await server.stop();
  return () => rmSync(folder, { recursive: true, force: true });
};

export default prepareData;
