import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { olderNames, plainNames } from './plain-names.js';

const linter = new Linter();

const messages = (source) =>
  linter
    .verify(source, {
      plugins: { house: { rules: { 'plain-names': plainNames } } },
      languageOptions: { parser },
      rules: { 'house/plain-names': 'error' },
    })
    .map(({ message }) => message);

test.each([
  ['export const personOf = (id) => id;', 'begin with a verb'],
  ['const mostRows = 10;', 'say max… or min…'],
  ['export const stateWords = {};', 'say text'],
  ['export interface Stored { id: number }', 'noun'],
  ['type Shown = string;', 'noun'],
  ['const heldKeys = [];', 'stored, locked'],
])('the rule on plain names refuses %s', (source, advice) => {
  expect(messages(source)).toEqual([expect.stringContaining(advice)]);
});

test.each([
  'export const getPerson = (id) => id;',
  'const keywords = [], password = "";',
  'export interface StoredUser { id: number }',
  'const save = () => { const shown = 1; return shown; };',
])('the rule on plain names accepts %s', (source) => {
  expect(messages(source)).toEqual([]);
});

test('each older name excepted from the naming rule is still declared, so that the list of exceptions only shrinks', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' });
  const code = files
    .trim()
    .split('\n')
    .filter((file) => !/\.(test|spec)\./.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const declarations = new Set(
    [...code.matchAll(/(?:const|class|interface|type|enum) ([A-Za-z_]\w*)/g)].map(
      ([, name]) => name,
    ),
  );
  const gone = olderNames().filter((name) => !declarations.has(name));
  expect(gone).toEqual([]);
});
