import { getChanges, toInitialChanges } from './changes';

test('the audit log has only the fields that differ, with both values', () => {
  const before = { name: 'Fair', note: null, days: 90, tags: ['a'] };
  expect(
    getChanges(before, { name: 'Spring fair', note: null, days: 90, tags: ['a', 'b'] }),
  ).toEqual({
    name: { before: 'Fair', after: 'Spring fair' },
    tags: { before: ['a'], after: ['a', 'b'] },
  });
});

test('an empty field that stays empty is not a change', () => {
  expect(getChanges({}, { note: null })).toEqual({});
});

test('a long text is cut after its first 300 characters', () => {
  const { text } = getChanges({ text: '' }, { text: 'x'.repeat(5_000) });
  expect(text?.after).toBe(`${'x'.repeat(300)}…`);
});

test('a new record has values after, and none before', () => {
  expect(toInitialChanges({ name: 'Fair' })).toEqual({ name: { after: 'Fair' } });
});
