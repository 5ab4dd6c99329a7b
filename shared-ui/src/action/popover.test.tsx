import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/ui-provider';
import { Button } from './button';
import { Popover } from './popover';

const show = (children: Parameters<typeof Popover>[0]['children']) =>
  render(
    <UiProvider>
      <Popover label="Colours" trigger={<Button>Colour</Button>}>
        {children}
      </Popover>
      <Button>After</Button>
    </UiProvider>,
  );

const trigger = () => screen.getByRole('button', { name: 'Colour' });

test('one who works by keyboard is taken into a popover, and back to its button by Escape', async () => {
  show(<Button>Red</Button>);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: 'Colours' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Red' })).toHaveFocus();
  expect(trigger()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(trigger()).toHaveFocus();
});

test('Tab leaves a popover for what follows its button, and nobody is lost at the end of the page', async () => {
  show(
    <>
      <Button>Red</Button>
      <Button>Blue</Button>
    </>,
  );
  await userEvent.click(trigger());
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Blue' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

test('words alone take the focus too, and going back ends at the button', async () => {
  show('Set by the server.');
  await userEvent.click(trigger());
  expect(screen.getByText('Set by the server.')).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(trigger()).toHaveFocus();
});

test('a choice closes the popover and gives the focus back; a press beside it only closes it', async () => {
  show((close) => <Button onClick={close}>Red</Button>);
  await userEvent.click(trigger());
  await userEvent.click(screen.getByRole('button', { name: 'Red' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(trigger()).toHaveFocus();
  await userEvent.click(trigger());
  await userEvent.click(document.body);
  expect(screen.queryByRole('dialog')).toBeNull();
});
