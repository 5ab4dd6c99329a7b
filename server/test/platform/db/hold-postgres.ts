import { startOwnPostgres } from '../../../src/platform/db/own-postgres/start-own-postgres';

const [folder = ''] = process.argv.slice(2);

void startOwnPostgres(folder).then(() => {
  process.stdout.write('ready\n');
  setInterval(() => undefined, 60_000);
});
