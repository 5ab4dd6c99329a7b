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
 * What the shell provides: one copy for the whole page, the first paint's part in its first file. It takes
 * whatever copy there is: to compare versions, of which there is one, would hold up the first paint.
 */
export const providedModules = (development: boolean) =>
  Object.fromEntries(
    modulesFor(development).map(({ key, eager }) => {
      const version = versionOf(key);
      return [key, { singleton: true, eager, version, requiredVersion: false as const }];
    }),
  );

/** What a remote takes from the shell; it carries no copy of its own. */
export const consumedModules = (development: boolean) =>
  Object.fromEntries(
    modulesFor(development).map(({ key }) => [
      key,
      { singleton: true, import: false as const, requiredVersion: `^${versionOf(key)}` },
    ]),
  );
