import { resolve } from 'node:path';
import { Piscina } from 'piscina';
import { createFileInspector, imageInspection, type FileInspector } from './file-inspector';

let inspector: FileInspector;
beforeAll(() => {
  const limits = {
    threads: 1,
    milliseconds: 3_000,
    megabytes: 64,
    maxWaiting: 2,
    maxOfPerson: 2,
  };
  inspector = createFileInspector(limits, {
    path: resolve('server/test/platform/files/stuck-thread.ts'),
    execArgv: ['--import', 'tsx'],
  });
});
afterAll(() => inspector.close());

const look = (name: string, personId = 1) =>
  inspector.inspect(
    imageInspection,
    { field: 'file', name, mediaType: '', content: Buffer.alloc(9) },
    personId,
  );

it.each(['slow', 'large'])(
  'the inspection of a %s file stops with an error at the field of the file, and the next file is inspected',
  async (name) => {
    await expect(look(name)).rejects.toMatchObject({
      status: 422,
      fields: { file: expect.stringMatching(/takes too long or too much memory/) as string },
    });
    await expect(look('other')).resolves.toHaveProperty('name', 'other');
  },
);

it('the file inspector continues after a thread fails while no caller waits for it', async () => {
  const run = jest.spyOn(Piscina.prototype, 'run');
  await look('other');
  const [pool] = run.mock.contexts;
  run.mockRestore();
  // Simulates a thread that its timeout aborts and that runs out of memory at that moment.
  expect(pool?.emit('error', new Error('Out of memory'))).toBe(true);
  await expect(look('other')).resolves.toHaveProperty('name', 'other');
});

it('a file is refused at once with 503 when too many files wait for inspection', async () => {
  const begun = [look('a', 1), look('b', 2), look('c', 3)];
  await expect(look('d', 4)).rejects.toMatchObject({ status: 503 });
  expect(inspector.waiting()).toBe(2);
  await Promise.all(begun);
});

it('a person who sends many files at once gets 429 with Retry-After, and does not delay other people', async () => {
  const begun = [look('a'), look('b')];
  await expect(look('c')).rejects.toMatchObject({ status: 429, retryAfter: 5 });
  const ended: string[] = [];
  await Promise.all([
    ...begun.map((answer) => answer.then(() => ended.push('first person'))),
    look('d', 2).then(() => ended.push('second person')),
  ]);
  expect(ended).toEqual(['first person', 'second person', 'first person']);
  await expect(look('e')).resolves.toHaveProperty('name', 'e');
});
