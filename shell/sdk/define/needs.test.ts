import { acceptsPlatform } from './needs';

describe('a remote runs only on a platform that satisfies its needs', () => {
  it.each([
    ['^1.0.0', '1.0.0', true],
    ['^1.0.0', '1.4.2', true],
    ['^1.2.0', '1.1.9', false],
    ['^1.0.0', '2.0.0', false],
    ['^0.2.0', '0.3.0', false],
    ['~1.2.0', '1.2.7', true],
    ['~1.2.0', '1.3.0', false],
    ['1.0.0', '1.0.0', true],
    ['1.0.0', '1.0.1', false],
    ['*', '1.0.0', false],
    ['', '1.0.0', false],
  ])('needs of %s with a platform of version %s are satisfied: %s', (needs, version, accepted) => {
    expect(acceptsPlatform(needs, version)).toBe(accepted);
  });
});
