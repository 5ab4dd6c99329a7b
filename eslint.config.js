import reactHooks from 'eslint-plugin-react-hooks';
import typescript from 'typescript-eslint';
import { house } from './tools/lint/house-rules.js';

const forbiddenSyntax = [
  { selector: 'FunctionDeclaration', message: 'Assign an arrow function to a const.' },
];
const defaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name; only a tool’s config has a default export.',
};

const forbiddenBrowserCalls = [
  { name: 'alert', message: 'Use notify of shell/sdk/react.' },
  { name: 'confirm', message: 'Use the confirmation of shared-ui.' },
  { name: 'prompt', message: 'Use a form of shared-ui.' },
];
const forbiddenProperties = [
  { object: 'location', property: 'reload', message: 'Refresh the data in place.' },
  ...['alert', 'confirm', 'prompt'].map((property) => ({ object: 'window', property })),
];

export default typescript.config(
  { ignores: ['**/dist', '**/node_modules', '.cache', '.data', 'test-results'] },
  {
    plugins: { house },
    languageOptions: { parser: typescript.parser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'house/import-law': 'error',
      'house/file-name': 'error',
      'max-lines': ['error', { max: 300 }],
      'no-restricted-syntax': ['error', ...forbiddenSyntax, defaultExport],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'prefer-const': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [typescript.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['tsconfig.browser.json', 'tsconfig.server.json', 'e2e/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      // Routes of Fastify and handlers of React take promises where their types say void.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-base-to-string': 'off',
    },
  },
  {
    files: ['{shell,shared-ui,shared-auth,server}/**/*.{ts,tsx}', 'mf-*/**/*.{ts,tsx}'],
    rules: {
      'no-console': 'error',
      'no-restricted-globals': ['error', ...forbiddenBrowserCalls],
      'no-restricted-properties': ['error', ...forbiddenProperties],
    },
  },
  {
    files: ['{shell,shared-ui,shared-auth}/**/*.{ts,tsx}', 'mf-*/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // It takes a component that a context holds for one made during render.
      'react-hooks/static-components': 'off',
    },
  },
  {
    // Answers of calls are read as they came.
    files: ['**/*.test.{ts,tsx}', 'server/test/**'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
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
  {
    files: [
      '*.config.{js,mjs}',
      '*/*.config.{js,ts}',
      'tools/test/empty-file.ts',
      'e2e/server/prepare-data.ts',
      'server/test/{start,end}-run.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...forbiddenSyntax] },
  },
);
