import type { Page } from '@playwright/test';
import { mkdirSync, readdirSync, renameSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { findRowActions } from '../job-list';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

const isManifest = (file: string) => file.startsWith('mf-manifest.json');
const isEntry = (file: string) => file.startsWith('remoteEntry.js');

const takeAway = (dataFolder: string, isTaken: (file: string) => boolean) => {
  const remote = join(dataFolder, 'remotes', 'jobs');
  const away = join(dataFolder, 'away');
  mkdirSync(away);
  const moved = readdirSync(remote).flatMap((version) =>
    readdirSync(join(remote, version))
      .filter(isTaken)
      .map((file) => [join(remote, version, file), join(away, `${version}-${file}`)] as const),
  );
  for (const [from, to] of moved) renameSync(from, to);
  return () => {
    for (const [from, to] of moved) renameSync(to, from);
    rmdirSync(away);
  };
};

const failure = (page: Page) => page.getByRole('main').getByRole('alert');

const drills: [string, (file: string) => boolean, string][] = [
  ['the manifest', isManifest, 'Its description could not be fetched.'],
  ['the entry', isEntry, 'Its first file could not be fetched.'],
  [
    'every chunk',
    (file) => /\.js(\.|$)/.test(file) && !isEntry(file),
    'A part of its code could not be fetched.',
  ],
  ['every file', () => true, 'Its description could not be fetched.'],
];

for (const [name, isTaken, sentence] of drills)
  test(`drill: ${name} of a remote is missing, and the first Retry after its return recovers`, async ({
    page,
    server,
  }) => {
    // Files are removed before the first page load, so that no browser cache holds them.
    const putBack = takeAway(server.dataFolder, isTaken);
    try {
      await signInAs(page, 'administrator', '/all/job');
      await expect(failure(page)).toContainText(sentence, { timeout: 20_000 });
    } finally {
      putBack();
    }
    await failure(page).getByRole('button', { name: 'Retry' }).click();
    await expect(findRowActions(page).first().or(failure(page))).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
    await expect(findRowActions(page).first()).toBeVisible();
  });
