import { isSlug, slugOf } from './slug.rule';

test.each([
  ['Chef de partie (m/f)', 'chef-de-partie-m-f'],
  ['  Crème & Brûlée – Köchin  ', 'creme-brulee-kochin'],
  ['C++ developer 🍵', 'c-developer'],
  ['طباخ', ''],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
])('SEO-002 the title %p suggests the slug %p', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('SEO-002 a suggestion is always a slug that can be saved, also of a title of 10,000 characters', () => {
  const slug = slugOf('Head cook '.repeat(1_000));
  expect(slug.length).toBeLessThanOrEqual(80);
  expect(isSlug(slug)).toBe(true);
});
