import { rmSync } from 'node:fs';
import { startConsole } from './console-server';
import { copyEmptyData } from './empty-data';
import { makeRunFolder, getTemplateFolder } from './paths';

const prepareData = async (): Promise<() => void> => {
  const folder = makeRunFolder();
  const server = await startConsole(await copyEmptyData(getTemplateFolder()));
  await server.stop();
  return () => rmSync(folder, { recursive: true, force: true });
};

export default prepareData;
