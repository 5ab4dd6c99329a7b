import { getUnsealedKeysWarning } from './installation-keys';

it.each([
  ['a database of its own', undefined, [], false],
  ['a shared database without a secret', 'postgres://db/console', [], true],
  ['a shared database with one', 'postgres://db/console', ['a secret'], false],
])(
  'the server warns about unsealed installation keys only when it should: %s',
  (_, databaseUrl, secretsKeys, isWarned) => {
    const warning = getUnsealedKeysWarning({ databaseUrl, dataFolder: 'data', secretsKeys });
    expect(warning?.includes('Set SECRETS_KEY') ?? false).toBe(isWarned);
  },
);
