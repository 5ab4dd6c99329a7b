import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeNew } from './make-new';

const outside = join(tmpdir(), 'hiring-new-remote');

describe('a new remote in its own repository', () => {
  it.each([
    ['mf-jobs', 'This checkout has a remote mf-jobs already'],
    ['mf-job', '"job" begins like "jobs"'],
    ['mf-jobs2', '"jobs2" begins like "jobs"'],
    ['mf-Offers', '"mf-Offers" is no name of a remote'],
    ['offers', '"offers" is no name of a remote'],
  ])(
    'a new remote is refused under the name %s, with a reason for that name',
    async (name, reason) => {
      await expect(makeNew(['remote', name, '--outside', outside])).rejects.toThrow(reason);
    },
  );
});
