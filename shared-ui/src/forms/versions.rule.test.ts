import { mergeVersions } from './versions.rule';

const first = { title: 'Buyer', city: { id: 1, label: 'Pune' }, skills: [1, 2] };

test.each([
  ['nobody changed anything', {}, {}, {}, []],
  ['only I changed it', { title: 'Lead' }, {}, { title: 'Lead' }, []],
  ['only they changed it', {}, { title: 'Clerk' }, { title: 'Clerk' }, []],
  ['both changed it alike', { skills: [1] }, { skills: [1] }, { skills: [1] }, []],
  [
    'each changed another field',
    { title: 'Lead' },
    { city: { label: 'Kochi', id: 2 } },
    { title: 'Lead', city: { id: 2, label: 'Kochi' } },
    [],
  ],
  [
    'both changed it differently',
    { title: 'Lead', skills: [] },
    { title: 'Clerk' },
    { title: 'Lead', skills: [] },
    ['title'],
  ],
  ['a choice was read again in another order', {}, { city: { label: 'Pune', id: 1 } }, {}, []],
])('merging loses no person’s change when %s', (_, mine, theirs, merged, conflicts) => {
  const result = mergeVersions({
    first,
    mine: { ...first, ...mine },
    theirs: { ...first, ...theirs },
  });
  expect(result).toEqual({ merged: { ...first, ...merged }, conflicts });
});
