import typescript from 'typescript-eslint';
import { house } from './house-rules.js';

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

export const everyFile = {
  plugins: { house },
  languageOptions: { parser: typescript.parser },
  linterOptions: { reportUnusedDisableDirectives: 'error' },
  rules: {
    'house/import-law': 'error',
    'house/table-law': 'error',
    'house/file-name': 'error',
    'max-lines': ['error', { max: 300 }],
    'no-restricted-syntax': ['error', ...forbiddenSyntax, defaultExport],
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'prefer-const': 'error',
  },
};

/**
 * ESLint rules for TypeScript; rules that need types and React rules run in oxlint, from the JSON files in
 * this folder.
 */
export const typescriptFiles = {
  files: ['**/*.{ts,tsx}'],
  extends: [typescript.configs.recommended],
  rules: {
    '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    '@typescript-eslint/no-non-null-assertion': 'error',
    '@typescript-eslint/no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
    ],
  },
};

export const productFiles = (files) => ({
  files,
  rules: {
    'no-console': 'error',
    'no-restricted-globals': ['error', ...forbiddenBrowserCalls],
    'no-restricted-properties': ['error', ...forbiddenProperties],
  },
});

export const translatedFiles = (files) => ({
  files,
  ignores: ['**/*.test.tsx'],
  rules: { 'house/text-apart': 'error' },
});

export const configFiles = (files) => ({
  files,
  rules: { 'no-restricted-syntax': ['error', ...forbiddenSyntax] },
});
