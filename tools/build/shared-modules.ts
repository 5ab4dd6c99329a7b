import { platformVersion } from 'shell/sdk/define';
import { sharedModules } from 'shell/sdk/define/sharing';
import { installedVersion } from './rooms';

const versionOf = (key: string): string => {
  const packageName = key.split('/', 1)[0] ?? key;
  return packageName.startsWith('react') ? installedVersion(packageName) : platformVersion;
};

const modulesFor = (development: boolean) =>
  sharedModules.filter(({ only }) => !only || (only === 'development') === development);

/**
 * Shared modules, of which the shell provides one copy. `requiredVersion: false` skips the version
 * comparison, which would delay the first paint.
 */
export const createProvidedModules = (development: boolean) =>
  Object.fromEntries(
    modulesFor(development).map(({ key, eager }) => {
      const version = versionOf(key);
      return [key, { singleton: true, eager, version, requiredVersion: false as const }];
    }),
  );

export const createConsumedModules = (development: boolean) =>
  Object.fromEntries(
    modulesFor(development).map(({ key }) => [
      key,
      { singleton: true, import: false as const, requiredVersion: `^${versionOf(key)}` },
    ]),
  );
