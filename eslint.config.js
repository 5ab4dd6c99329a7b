import typescript from 'typescript-eslint';
import {
  configFiles,
  everyFile,
  productFiles,
  translatedFiles,
  typescriptFiles,
} from './tools/lint/blocks.js';
import { olderNames } from './tools/lint/plain-names.js';

export default typescript.config(
  { ignores: ['**/dist', '**/node_modules', '.cache', '.data', 'test-results'] },
  everyFile,
  typescriptFiles,
  productFiles(['{shell,shared-ui,shared-auth,server}/**/*.{ts,tsx}', 'mf-*/**/*.{ts,tsx}']),
  {
    files: [
      '{shell,shared-ui,shared-auth,mf-*}/**/*.{ts,tsx}',
      'server/{src,contract,demo}/**/*.ts',
    ],
    ignores: ['**/*.test{,-d}.{ts,tsx}', '**/testing/**', '**/catalogue/**'],
    rules: { 'house/plain-names': ['error', olderNames()] },
  },
  translatedFiles(['{shell,shared-ui,shared-auth,mf-*}/**/*.tsx']),
  {
    // What is declared there is only looked at.
    files: ['**/*.test-d.ts'],
    rules: { '@typescript-eslint/no-unused-vars': 'off' },
  },
  configFiles([
    '*.config.{js,mjs}',
    '*/*.config.{js,ts}',
    'tools/test/{bundled-packages.mjs,empty-file.ts,page-environment.ts}',
    'e2e/server/prepare-data.ts',
    'server/test/{start,end}-run.ts',
  ]),
);
