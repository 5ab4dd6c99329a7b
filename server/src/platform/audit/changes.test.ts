import { changesOf, firstValues } from './changes';

test('names only the fields that differ, with both values', () => {
  const before = { name: 'Fair', note: null, days: 90, tags: ['a'] };
  expect(
    changesOf(before, { name: 'Spring fair', note: null, days: 90, tags: ['a', 'b'] }),
  ).toEqual({
    name: { before: 'Fair', after: 'Spring fair' },
    tags: { before: ['a'], after: ['a', 'b'] },
  });
});

test('an empty field that stays empty is no change', () => {
  expect(changesOf({}, { note: null })).toEqual({});
});

test('keeps the beginning of a long text', () => {
  const { text } = changesOf({ text: '' }, { text: 'x'.repeat(5_000) });
  expect(text?.after).toBe(`${'x'.repeat(300)}…`);
});

test('a new record has values after, and none before', () => {
  expect(firstValues({ name: 'Fair' })).toEqual({ name: { after: 'Fair' } });
});
