import { render, screen } from '@testing-library/react';
import { UiProvider } from '../provider/ui-provider';
import { SampleTable } from './sample-table';

test('a right-to-left name is cut at its end in the preview of a file', () => {
  render(
    <UiProvider>
      <SampleTable columns={['الاسم']} rows={[['محمد عبد الرحمن']]} />
    </UiProvider>,
  );
  for (const text of ['الاسم', 'محمد عبد الرحمن'])
    expect(screen.getByText(text)).toHaveAttribute('dir', 'auto');
});
