import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/ui-provider';
import { Button } from './button';
import { Menu } from './menu';

const edit = jest.fn();
const remove = jest.fn();

const show = () =>
  render(
    <UiProvider>
      <Menu
        label="Actions"
        trigger={<Button>More</Button>}
        entries={[
          { id: 'edit', label: 'Edit Job', onSelect: edit },
          { id: 'view', label: 'View Job', disabledReason: 'Select one job only.' },
          { id: 'delete', label: 'Delete', onSelect: remove },
        ]}
      />
    </UiProvider>,
  );

test('a menu works without a mouse', async () => {
  show();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Edit Job' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
  await userEvent.keyboard('e');
  await userEvent.keyboard('{Enter}');
  expect(edit).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
});

test('a disabled menu entry shows the reason, and does nothing', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  const view = screen.getByRole('menuitem', { name: 'View Job' });
  expect(view).toHaveAttribute('aria-disabled', 'true');
  expect(view).toHaveAccessibleDescription('Select one job only.');
  // The visible text of an entry is its name, so that it is found by voice; the reason is beside it.
  expect(view).toHaveTextContent(/^View Job$/);
  expect(screen.getByText('Select one job only.')).toBeVisible();
  await userEvent.click(view);
  expect(screen.getByRole('menu')).toBeVisible();
});

test('a press outside a menu closes it', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
});
