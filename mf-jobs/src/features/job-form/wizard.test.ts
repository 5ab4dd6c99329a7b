import { nextWord } from './wizard';

test('SEO-011 a step that is followed by another reads NEXT, the last one FINISH', () => {
  expect(nextWord('job')).toBe('NEXT');
  expect(nextWord('seo')).toBe('FINISH');
});
