import { isSlug, toSlug } from './job-slug';

test.each([
  ['Chef de partie (m/f)', 'chef-de-partie-m-f'],
  ['  Crème & Brûlée – Köchin  ', 'creme-brulee-kochin'],
  ['C++ developer 🍵', 'c-developer'],
  ['طباخ', ''],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
])('the slug of the title %p is suggested as %p', (title, slug) => {
  expect(toSlug(title)).toBe(slug);
});

test('a suggested slug is always valid, also for a title of 10,000 characters', () => {
  const slug = toSlug('Head cook '.repeat(1_000));
  expect(slug.length).toBeLessThanOrEqual(80);
  expect(isSlug(slug)).toBe(true);
});
