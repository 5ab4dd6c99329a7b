import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { registeredMailKinds } from '../../mail-run';

const folder = join(import.meta.dirname, '../..');

/** Kinds of mail that some test turns off, by `choose` or on the profile. */
const readKindsTurnedOff = async (): Promise<Set<string>> => {
  const files = await readdir(folder, { recursive: true });
  const texts = await Promise.all(
    files
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => readFile(join(folder, file), 'utf8')),
  );
  const found = texts.flatMap((text) => [
    ...text.matchAll(/choose\([^()]*,\s*'([a-z-]+)',\s*'off'\)|'([a-z-]+)': 'off'/g),
  ]);
  return new Set(found.map(([, chosen, posted]) => chosen ?? posted ?? ''));
};

it('people who turn a kind of mail off no longer get it, for each kind', async () => {
  const turnedOff = await readKindsTurnedOff();
  const optional = registeredMailKinds.filter(({ optionalFor }) => optionalFor !== undefined);
  expect(optional.length).toBeGreaterThan(10);
  expect(optional.map(({ name }) => name).filter((name) => !turnedOff.has(name))).toEqual([]);
});
