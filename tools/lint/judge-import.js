import { posix } from 'node:path';
import { packageOwners, rooms, testFile, testKits } from './import-law.js';

const product = /^(mf-[a-z][a-z0-9-]*|shell|shared-ui|shared-auth|server|tools|e2e)(\/|$)/;

const roomOf = (path) => {
  for (const { name, files, may } of rooms) {
    const match = files.exec(path);
    if (match) return { name, may, remote: match.groups?.remote, part: match.groups?.part };
  }
  return undefined;
};

const packageOf = (path) => path.split('/')[0];

const permissionOf = (words) => {
  const parts = words.split(' ');
  return {
    name: parts.at(-1),
    own: parts.includes('own'),
    kind: parts.find((part) => part === 'type' || part === 'lazy'),
  };
};

const judgeRooms = (from, to, kind, isTest) => {
  if (from.name === to.name && from.remote === to.remote && from.part === to.part) return undefined;
  const may = from.may.map(permissionOf).find(({ name }) => name === to.name);
  if (!may) {
    const isKit = testKits.includes(to.name);
    const isOwnDescription = to.name === 'remote/config' && to.remote === from.remote;
    if (isTest && (isKit || isOwnDescription)) return undefined;
    if (from.name === to.name) return `A ${from.name} never imports another ${to.name}.`;
    return `${from.name} may not import ${to.name}.`;
  }
  if (may.own && from.remote !== to.remote) return `${from.name} sees only its own ${to.name}.`;
  if (may.kind && may.kind !== kind)
    return may.kind === 'type'
      ? `${from.name} may import only types of ${to.name}: write "import type".`
      : `${from.name} reaches ${to.name} by import() only.`;
  return undefined;
};

const judgePackage = (from, specifier, kind) => {
  const owner = packageOwners.find(({ packages }) => packages.test(specifier));
  if (!owner || kind === 'type' || owner.rooms.includes(from.name)) return undefined;
  return `${specifier} belongs to ${owner.rooms.join(', ')}; use what it offers.`;
};

/**
 * Returns an error message if an import is forbidden, else undefined. `file` is relative to the repository
 * root, `kind` is value, type or lazy.
 */
export const judgeImport = (file, specifier, kind = 'value') => {
  const from = roomOf(file);
  if (!from) return `${file} stands in no room of tools/lint/import-law.js.`;
  const relative = specifier.startsWith('.');
  if (!relative && !product.test(specifier)) return judgePackage(from, specifier, kind);

  const target = relative ? posix.join(posix.dirname(file), specifier) : specifier;
  const to = roomOf(target);
  if (!to) return `${specifier} stands in no room of tools/lint/import-law.js.`;
  const crosses = relative && packageOf(target) !== packageOf(file);
  if (crosses && from.name !== 'tools' && to.name !== 'tools')
    return `Import ${packageOf(target)} by its package name.`;
  return judgeRooms(from, to, kind, testFile.test(file));
};
