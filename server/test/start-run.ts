import { startRun } from './postgres';

const start = async (): Promise<void> => {
  globalThis.endRun = await startRun();
};

export default start;

declare global {
  var endRun: (() => Promise<void>) | undefined;
}
