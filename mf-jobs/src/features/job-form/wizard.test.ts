import { getNextStepLabel } from './wizard';

test('the button of a step is labelled NEXT, and that of the last step FINISH', () => {
  expect(getNextStepLabel('job')).toBe('NEXT');
  expect(getNextStepLabel('seo')).toBe('FINISH');
});
