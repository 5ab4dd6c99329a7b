import { nextWord } from './wizard';

test('the button of a step is labelled NEXT, and that of the last step FINISH', () => {
  expect(nextWord('job')).toBe('NEXT');
  expect(nextWord('seo')).toBe('FINISH');
});
