import { jobIdOf } from './job-id';

test.each([
  ['7', 7],
  ['2147483647', 2_147_483_647],
  ['0', undefined],
  ['2147483648', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['seven', undefined],
  ['', undefined],
])('an address with the job %j leads to that job or to none', (param, id) => {
  expect(jobIdOf(param)).toBe(id);
});
