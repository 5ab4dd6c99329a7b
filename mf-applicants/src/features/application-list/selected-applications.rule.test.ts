import type { Chosen } from 'shared-ui/table';
import { selectedApplications } from './selected-applications.rule';

const matching = { search: 'asha' };
const of = (chosen: Chosen, count: number) =>
  selectedApplications({ chosen, count }, matching, (ids) => ids.map((id) => id + 100));

test('rows by id are exactly the rows that were ticked', () => {
  expect(of({ kind: 'ids', ids: [31, 32] }, 2)).toEqual({
    applications: { applicantId: [31, 32] },
    applicants: { applicantIds: [31, 32], versions: [131, 132] },
  });
});

test('all that match go with the filter, those left out, and the number that was seen', () => {
  expect(of({ kind: 'all', except: [32] }, 56)).toEqual({
    applications: { matching, except: [32], expected: 56 },
    applicants: { matching, except: [32], expected: 56 },
  });
  expect(of({ kind: 'all', except: [] }, 57).applications).toEqual({ matching, expected: 57 });
});

test.each<[Chosen, number]>([
  [{ kind: 'ids', ids: Array.from({ length: 1_001 }, (_, at) => at + 1) }, 1_001],
  [{ kind: 'all', except: Array.from({ length: 10_001 }, (_, at) => at + 1) }, 90_000],
])('a selection that no call takes is refused in words', (chosen, count) => {
  expect(of(chosen, count).refusal).toMatch(/^(Select|Leave out) at most/);
});
