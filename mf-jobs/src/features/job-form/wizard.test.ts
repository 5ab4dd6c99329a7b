import { getNextLabel } from './wizard';

test('the button of a step is labelled NEXT, and that of the last step FINISH', () => {
  expect(getNextLabel('job')).toBe('NEXT');
  expect(getNextLabel('seo')).toBe('FINISH');
});
