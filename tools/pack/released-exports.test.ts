import { platformVersion } from 'shell/sdk/define';
import { listPublicExports } from './public-exports';
import { findReleaseMistakes, readRelease } from './record';

const before = { version: '1.2.0', exports: ['shell/sdk/react Link', 'shared-ui Button'] };
const without = ['shared-ui Button'];
const grown = [...before.exports, 'shared-ui Card'];

it.each([
  ['what was released', '1.2.0', before.exports, []],
  ['a new export in a newer minor', '1.3.0', grown, []],
  ['less in a new major', '2.0.0', without, []],
  [
    'less within the major',
    '1.3.0',
    without,
    ['shell/sdk/react Link was released with 1.2.0: it goes with a new major.'],
  ],
  [
    'a new export under the same version',
    '1.2.0',
    grown,
    [expect.stringContaining('shared-ui Card first: raise platformVersion')],
  ],
  ['an older version', '1.1.9', before.exports, ['1.1.9 is older than 1.2.0, which was released.']],
])(
  'whether a release keeps remotes of other teams running: %s',
  (_, version, exports, mistakes) => {
    expect(findReleaseMistakes(before, { version, exports })).toEqual(mistakes);
  },
);

it('new exports need no new version of the platform before its next release', () => {
  const now = { version: '1.2.0', exports: grown };
  expect(findReleaseMistakes(before, now, { isDraft: true })).toEqual([]);
});

it('every platform export for other teams’ remotes that was released still exists', () => {
  const now = { version: platformVersion, exports: listPublicExports() };
  expect(now.exports).toEqual(expect.arrayContaining(['shell/sdk/react Link', 'shared-ui Button']));
  expect(findReleaseMistakes(readRelease(), now, { isDraft: true })).toEqual([]);
});
