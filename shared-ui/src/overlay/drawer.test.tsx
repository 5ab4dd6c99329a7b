import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../action/button';
import { Menu } from '../action/menu';
import { UiProvider } from '../provider/ui-provider';
import { Drawer } from './drawer';

const Page = () => {
  const [open, setOpen] = useState(false);
  return (
    <UiProvider>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Drawer open={open} title="Job status" onClose={() => setOpen(false)}>
        <Menu
          label="Stages"
          trigger={<Button>Stage</Button>}
          entries={[{ id: 'a', label: 'Screening' }]}
        />
        <Button>Last</Button>
      </Drawer>
    </UiProvider>
  );
};

test('a drawer keeps the focus inside, and returns it to its opener', async () => {
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  expect(screen.getByRole('dialog', { name: 'Job status' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Last' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener).toHaveFocus();
});

test('Escape closes a menu in a drawer first, then the drawer', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(screen.getByRole('button', { name: 'Stage' }));
  expect(screen.getByRole('menuitem', { name: 'Screening' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getByRole('button', { name: 'Stage' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
