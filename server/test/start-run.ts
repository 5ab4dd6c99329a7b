import { startRun } from './postgres';

/** Before the first test of the server: one PostgreSQL for all workers. */
const start = async (): Promise<void> => {
  globalThis.endRun = await startRun();
};

export default start;

declare global {
  var endRun: (() => Promise<void>) | undefined;
}
