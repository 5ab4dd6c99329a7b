import { getFieldChanges, toInitialChanges } from './field-changes';

test('an audit log line has only the fields that differ, with both values', () => {
  const before = { name: 'Fair', note: null, days: 90, tags: ['a'] };
  expect(
    getFieldChanges(before, { name: 'Spring fair', note: null, days: 90, tags: ['a', 'b'] }),
  ).toEqual({
    name: { before: 'Fair', after: 'Spring fair' },
    tags: { before: ['a'], after: ['a', 'b'] },
  });
});

test('a field that was empty and remains empty is not logged as a change', () => {
  expect(getFieldChanges({}, { note: null })).toEqual({});
});

test('the audit log stores only the first 300 characters of a long text', () => {
  const { text } = getFieldChanges({ text: '' }, { text: 'x'.repeat(5_000) });
  expect(text?.after).toBe(`${'x'.repeat(300)}…`);
});

test('the audit log line of a new record has values after the change, and none before', () => {
  expect(toInitialChanges({ name: 'Fair' })).toEqual({ name: { after: 'Fair' } });
});
