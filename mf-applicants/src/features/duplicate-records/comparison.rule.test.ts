import { comparePair } from './comparison.rule';
import { getChosenPersonId, toDuplicateMerge, listOpenChoices } from './merge-choice.rule';
import { ashDuplicate, asha, duplicatePair } from './testing/open-queue';

test('a comparison distinguishes two different values from two spellings of one value', () => {
  const verdicts = Object.fromEntries(
    comparePair(duplicatePair()).map(({ id, verdict }) => [id, verdict]),
  );
  expect(verdicts).toEqual({
    firstName: 'differs',
    lastName: 'same',
    applicantEmail: 'alike',
    phoneNumber: 'differs',
    document: 'differs',
  });
});

test('withheld values are neither the same nor different', () => {
  const { applicantEmail: _one, ...first } = asha;
  const { applicantEmail: _other, ...second } = ashDuplicate;
  const email = comparePair(duplicatePair({ first, second })).find(
    ({ id }) => id === 'applicantEmail',
  );
  expect(email?.verdict).toBe('withheld');
});

test('a value that both people lack is not shown as the same', () => {
  const bare = { documentLastFour: '' };
  const both = duplicatePair({ first: { ...asha, ...bare }, second: { ...ashDuplicate, ...bare } });
  expect(comparePair(both).at(-1)?.verdict).toBe('empty');
});

test('two documents with the same last digits are not assumed to be one', () => {
  const verdict = (changes: Parameters<typeof duplicatePair>[0]) =>
    comparePair(
      duplicatePair({ second: { ...ashDuplicate, documentLastFour: '1234' }, ...changes }),
    ).at(-1)?.verdict;
  expect(verdict({ reasons: ['email'] })).toBe('differs');
  expect(verdict({ reasons: ['document'] })).toBe('same');
});

test('a merge keeps the values of the person who remains, and fills empty ones from the other', () => {
  const kept = (survivorId: number) =>
    listOpenChoices(duplicatePair()).map((line) => [
      line.id,
      getChosenPersonId(line, duplicatePair(), survivorId, {}),
    ]);
  expect(kept(501)).toEqual([
    ['firstName', 501],
    ['applicantEmail', 501],
    ['phoneNumber', 500],
    ['document', 500],
  ]);
  expect(kept(500).map(([, from]) => from)).toEqual([500, 500, 500, 500]);
});

test('the value chosen in a merge is kept, whichever of the two people remains', () => {
  expect(toDuplicateMerge(duplicatePair(), 500, { firstName: 501 })).toEqual({
    survivorId: 500,
    fields: { firstName: 501, applicantEmail: 500, phoneNumber: 500, document: 500 },
  });
});
