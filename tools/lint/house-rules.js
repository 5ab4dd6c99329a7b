import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { judgeImport } from './judge-import.js';
import { judgeWrites } from './judge-write.js';
import { plainNames } from './plain-names.js';
import { textApart } from './text-apart.js';

/**
 * Path of a file in the repository; in a separate repository the package name replaces the remote's folder
 * name.
 */
const pathOf = ({ cwd, filename, settings: { room } }) =>
  [...(room ? [room] : []), ...relative(cwd, filename).split(sep)].join('/');

const importLaw = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    const judge = (source, kind) => {
      if (typeof source?.value !== 'string') return;
      const message = judgeImport(pathOf(context), source.value, kind);
      if (message) context.report({ node: source, message });
    };
    const kindOf = ({ importKind, exportKind }) =>
      importKind === 'type' || exportKind === 'type' ? 'type' : 'value';
    return {
      ImportDeclaration: (node) => judge(node.source, kindOf(node)),
      ExportNamedDeclaration: (node) => judge(node.source, kindOf(node)),
      ExportAllDeclaration: (node) => judge(node.source, kindOf(node)),
      ImportExpression: (node) => judge(node.source, 'lazy'),
      TSImportType: (node) => judge(node.source, 'type'),
    };
  },
};

const tableLaw = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    TaggedTemplateExpression: (node) => {
      if (node.tag.name !== 'sql') return;
      // A placeholder stands for each expression, so that the words around it are not joined.
      const text = node.quasi.quasis.map(({ value }) => value.raw).join(' ? ');
      for (const message of judgeWrites(pathOf(context), text)) context.report({ node, message });
    },
  }),
};

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

const fileName = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    Program: (node) => {
      const name = basename(context.filename);
      if (!kebabCase.test(name))
        context.report({ node, message: `Name this file in kebab-case, not "${name}".` });
    },
  }),
};

/** Version for ESLint's cache: after a change of these rules, unchanged files are checked again. */
const getVersion = () => {
  const hash = createHash('sha256');
  for (const name of readdirSync(import.meta.dirname).filter((file) => file.endsWith('.js')))
    hash.update(readFileSync(join(import.meta.dirname, name)));
  return hash.digest('hex').slice(0, 12);
};

export const house = {
  meta: { name: 'house', version: getVersion() },
  rules: {
    'import-law': importLaw,
    'table-law': tableLaw,
    'file-name': fileName,
    'plain-names': plainNames,
    'text-apart': textApart,
  },
};
