import { readFileSync } from 'node:fs';
import typescript from 'typescript-eslint';
import {
  configFiles,
  everyFile,
  productFiles,
  translatedFiles,
  typescriptFiles,
} from './blocks.js';

const { name } = JSON.parse(readFileSync('package.json', 'utf8'));
const code = ['**/*.{ts,tsx}'];

export const remoteLint = typescript.config(
  { ignores: ['dist', 'node_modules', '.cache', 'platform', 'test-results'] },
  { settings: { room: name } },
  everyFile,
  typescriptFiles,
  productFiles(code),
  translatedFiles(code),
  configFiles(['*.config.{js,ts}']),
);
