import { rmSync } from 'node:fs';
import { startConsole } from './console-server';
import { template } from './paths';

const remove = () => rmSync(template, { recursive: true, force: true });

/** Seeds a data folder once, so that every server of the run starts with a copy of it. */
const prepareData = async (): Promise<() => void> => {
  remove();
  const server = await startConsole(template);
  await server.stop();
  return remove;
};

export default prepareData;
