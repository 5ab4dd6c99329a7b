import { lockFolder } from '../../../src/platform/db/folder-lock';

const [folder = ''] = process.argv.slice(2);
void lockFolder(folder, 'server', 0).then(() => {
  process.send?.('held');
  setInterval(() => undefined, 60_000);
});
