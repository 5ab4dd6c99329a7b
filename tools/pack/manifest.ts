import { isBuiltin } from 'node:module';
import { platformVersion } from 'shell/sdk/define';
import { Mistake } from '../start/run.mjs';
import { codePackages, toolsPackage, dependencyVersions, type PlatformPackage } from './packages';

const platform = new Set([...codePackages, toolsPackage].map(({ name }) => name));
/**
 * True for packages of which a page must contain only one copy, so that the importing package must provide
 * them.
 */
const isPeer = (name: string): boolean => platform.has(name) || /^react(-dom)?$/.test(name);

const packageIn = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');

const versionOf = (name: string): string => {
  const version = platform.has(name) ? platformVersion : dependencyVersions.get(name);
  if (!version) throw new Mistake(`No room names ${name}, which the platform imports.`);
  return version;
};

const withVersions = (names: string[]) =>
  Object.fromEntries(names.sort().map((name) => [name, versionOf(name)]));

export const toBuiltPath = (source: string, ending = '.js'): string =>
  source.replace(/\.(tsx?|mjs)$/, ending);

export const createManifest = (
  { name, exports, beside = [] }: PlatformPackage,
  imported: string[],
) => {
  const used = [...imported.filter((path) => !isBuiltin(path)), ...beside].map(packageIn);
  const names = [...new Set(used)].filter((one) => one !== name);
  return {
    name,
    version: platformVersion,
    type: 'module',
    license: 'UNLICENSED',
    sideEffects: false,
    exports: Object.fromEntries(
      Object.entries(exports).map(([key, source]) => [
        key,
        { types: toBuiltPath(source, '.d.ts'), default: toBuiltPath(source) },
      ]),
    ),
    dependencies: withVersions(names.filter((one) => !isPeer(one))),
    peerDependencies: withVersions(names.filter(isPeer)),
  };
};
