import typescript from 'typescript-eslint';
import {
  configFiles,
  everyFile,
  productFiles,
  reactFiles,
  typescriptFiles,
} from './tools/lint/blocks.js';

export default typescript.config(
  { ignores: ['**/dist', '**/node_modules', '.cache', '.data', 'test-results'] },
  everyFile,
  typescriptFiles,
  productFiles(['{shell,shared-ui,shared-auth,server}/**/*.{ts,tsx}', 'mf-*/**/*.{ts,tsx}']),
  reactFiles(['{shell,shared-ui,shared-auth}/**/*.{ts,tsx}', 'mf-*/**/*.{ts,tsx}']),
  {
    // What is declared there is only looked at.
    files: ['**/*.test-d.ts'],
    rules: { '@typescript-eslint/no-unused-vars': 'off' },
  },
  {
    // An editor of Slate is a mutable object by design.
    files: ['shared-ui/src/rich-text/**'],
    rules: { 'react-hooks/immutability': 'off' },
  },
  configFiles([
    '*.config.{js,mjs}',
    '*/*.config.{js,ts}',
    'tools/test/{bundled-packages.mjs,empty-file.ts}',
    'e2e/server/prepare-data.ts',
    'server/test/{start,end}-run.ts',
  ]),
);
