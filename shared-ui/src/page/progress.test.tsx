import { render, screen } from '@testing-library/react';
import { UiProvider } from '../provider/ui-provider';
import { Progress } from './progress';

test.each([
  [250, 1_000, '25%'],
  [0, 0, '0%'],
])('a progress of %d of %d is shown in words and as a bar', (done, total, width) => {
  render(
    <UiProvider>
      <Progress done={done} total={total} things="rows" />
    </UiProvider>,
  );
  const bar = screen.getByRole('progressbar', { name: `${done} of ${total} rows done` });
  expect(bar).toHaveAttribute('aria-valuenow', String(done));
  expect(bar.firstElementChild).toHaveStyle({ width });
});
