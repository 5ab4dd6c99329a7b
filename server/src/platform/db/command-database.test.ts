import { rm } from 'node:fs/promises';
import { makeTemporaryFolder } from '../../../test/temporary-folder';
import { readConfig } from '../config';
import { withDatabase } from './command-database';
import { lockFolder } from './folder-lock';

test('a command refuses to open the database of a running server, and its error asks to stop the server', async () => {
  const folder = await makeTemporaryFolder('hiring-command-');
  const server = await lockFolder(folder, 'server', 0);
  const work = jest.fn();
  try {
    await expect(withDatabase(readConfig({ DATA_FOLDER: folder }), work)).rejects.toThrow(
      /is in use by process \d+\. Stop the server, then run this again\.$/,
    );
    expect(work).not.toHaveBeenCalled();
  } finally {
    await server.release();
    await rm(folder, { recursive: true, force: true });
  }
});
