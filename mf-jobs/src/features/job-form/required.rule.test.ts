import { emptyJob } from './job-values';
import { isFieldFilled, listMissingFields } from './required.rule';
import { completeJob } from './testing/complete-job';

test.each([
  ['', false],
  ['<p></p>', false],
  ['<p>&nbsp; </p><p> &nbsp;</p>', false],
  ['<p>&nbsp;a</p>', true],
  ['Cooks', true],
  ['<p></p><ul><li>Tea</li></ul>', true],
  ['<p>&amp;</p>', true],
  ['<p><img src="https://example.com/a.png"></p>', true],
])('whether the description %p counts as filled: %p', (html, expected) => {
  expect(isFieldFilled('jobDescription', html)).toBe(expected);
});

test('missing fields are named in the order of the form', () => {
  expect(listMissingFields(['jobTitle', 'skills', 'experience'], emptyJob)).toEqual([
    ...['jobTitle', 'skills', 'experience'],
  ]);
  expect(listMissingFields(['jobTitle', 'skills', 'experience'], completeJob)).toEqual([]);
  expect(listMissingFields(['jobTitle'], { ...completeJob, jobTitle: '   ' })).toEqual([
    'jobTitle',
  ]);
});
