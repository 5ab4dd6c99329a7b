import { createFileInspector, imageInspection, type FileInspector } from './file-inspector';

let inspector: FileInspector;
beforeAll(() => {
  const limits = { threads: 1, milliseconds: 3_000, megabytes: 64, mostWaiting: 2 };
  inspector = createFileInspector(limits, 'server/test/files/stuck-thread.ts');
});
afterAll(() => inspector.close());

const look = (name: string) =>
  inspector.inspect(imageInspection, {
    field: 'file',
    name,
    mediaType: '',
    content: Buffer.alloc(9),
  });

it.each(['slow', 'large'])('gives a %s file up, names its field, and goes on', async (name) => {
  await expect(look(name)).rejects.toMatchObject({
    status: 422,
    fields: { file: expect.stringMatching(/takes too long or too much memory/) as string },
  });
  await expect(look('other')).resolves.toHaveProperty('name', 'other');
});

it('takes no more files than it can keep, and says so at once', async () => {
  const begun = [look('a'), look('b'), look('c')];
  await expect(look('d')).rejects.toMatchObject({ status: 503 });
  expect(inspector.waiting()).toBe(2);
  await Promise.all(begun);
});
