import { render, screen } from '@testing-library/react';
import { UiProvider } from '../provider/ui-provider';
import { FactList } from './fact-list';

test('a long e-mail address wraps after its punctuation, and is copied and found unchanged', () => {
  const email = 'maria.fernandez-gutierrez@recruiting.example.com';
  render(
    <UiProvider>
      <FactList facts={[{ name: 'Email', value: email }]} />
    </UiProvider>,
  );
  const shown = screen.getByText(email);
  expect(shown.parentElement).toHaveAttribute('dir', 'auto');
  expect(shown.textContent).toBe(email);
  expect(shown.innerHTML.split('<wbr>')).toEqual([
    'maria.',
    'fernandez-',
    'gutierrez@',
    'recruiting.',
    'example.',
    'com',
  ]);
});
