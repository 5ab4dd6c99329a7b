import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/root.mjs';

/** OFL is for fonts, CC-BY for data about browsers. */
const permissive = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC-BY-4.0'],
  ...['CC0-1.0', 'ISC', 'MIT', 'MIT-0', 'OFL-1.1', 'Python-2.0', 'Unlicense', 'Zlib'],
]);

/** Packages whose package.json names no licence; their LICENSE file is MIT. */
const unnamed = ['node_modules/xmlhttprequest-ssl'];

const isPermissive = (expression) =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => permissive.has(licence)));

test('no installed package has a licence with conditions for a company’s own code', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const installed = Object.entries(packages).filter(
    ([path, { dev, link }]) =>
      path.includes('node_modules/') && !dev && !link && !unnamed.includes(path),
  );
  expect(installed.length).toBeGreaterThan(300);
  const others = installed.filter(([, { license = '' }]) => !isPermissive(license));
  expect(others.map(([path, { license }]) => `${path}: ${license ?? 'none'}`)).toEqual([]);
});

test('a licence with OR needs one permissive part, and a licence with AND only permissive parts', () => {
  expect(['(MIT OR GPL-3.0)', 'MIT AND MPL-2.0', 'MPL-2.0', ''].map(isPermissive)).toEqual([
    true,
    ...[false, false, false],
  ]);
});
