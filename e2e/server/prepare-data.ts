import { rmSync } from 'node:fs';
import { startConsole } from './console-server';
import { emptyData } from './empty-data';
import { makeRunFolder, template } from './paths';

/** Seeds a data folder once, so that every server of the run starts with a copy of it. */
const prepareData = async (): Promise<() => void> => {
  const folder = makeRunFolder();
  const server = await startConsole(await emptyData(template()));
  await server.stop();
  return () => rmSync(folder, { recursive: true, force: true });
};

export default prepareData;
