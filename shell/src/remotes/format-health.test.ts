import { formatLoadFailures, formatOpenTabs, formatLoadTime } from './format-health';

const healthy = {
  id: 'jobs',
  version: '1.0.0',
  loads: 0,
  failed: 0,
  failures: {},
  p75: null,
  tabs: 0,
  people: 0,
};

it.each([
  [0, {}, 'No failures'],
  [1, { chunk: 1 }, 'Failed for 1 person (1 chunk)'],
  [1_201, { manifest: 2, render: 1_200 }, 'Failed for 1,201 people (2 manifest, 1,200 render)'],
])('the failures of %i people, %p, are shown as %s', (failed, failures, words) => {
  expect(formatLoadFailures({ failed, failures })).toBe(words);
});

it.each([
  [null, '–'],
  [412, '412 ms'],
  [1_260, '1.3 s'],
])('a load time of %p is shown as %s', (p75, words) => {
  expect(formatLoadTime({ ...healthy, p75 })).toBe(words);
});

it.each([
  [0, 0, 'No open tab'],
  [1, 1, '1 tab of 1 person'],
  [7, 3, '7 tabs of 3 people'],
])('%i open tabs of %i people are shown as %s', (tabs, people, words) => {
  expect(formatOpenTabs({ ...healthy, tabs, people })).toBe(words);
});
