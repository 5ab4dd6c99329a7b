import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/ui-provider';
import { Tabs } from './tabs';

const user = userEvent.setup();
const tab = (name: string) => screen.getByRole('tab', { name });

const show = () =>
  render(
    <UiProvider>
      <Tabs
        label="Parts"
        tabs={[
          { id: 'one', label: 'One', content: 'First part' },
          { id: 'two', label: 'Two', content: 'Second part', disabledReason: 'Fill part one.' },
          { id: 'three', label: 'Three', content: 'Third part' },
        ]}
      />
    </UiProvider>,
  );

test('a disabled tab stays closed, and says why when focused by keyboard', async () => {
  show();
  await user.click(tab('Two'));
  expect(screen.getByText('First part')).toBeVisible();
  expect(tab('Two')).toHaveAttribute('aria-disabled', 'true');
  await user.click(tab('One'));
  await user.keyboard('{ArrowRight}');
  expect(tab('Two')).toHaveFocus();
  expect(screen.getByText('First part')).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('Third part')).toBeVisible();
});
