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

test('opening by keyboard moves the focus into a popover, and Escape returns it to the button', async () => {
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

test('Tab leaves a popover to the element after its button, also at the end of the page', async () => {
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

test('a popover with only text takes the focus, and Shift+Tab returns to the button', async () => {
  show('Set by the server.');
  await userEvent.click(trigger());
  expect(screen.getByText('Set by the server.')).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(trigger()).toHaveFocus();
});

test('a choice closes a popover and returns the focus; a press outside only closes it', async () => {
  show((close) => <Button onClick={close}>Red</Button>);
  await userEvent.click(trigger());
  await userEvent.click(screen.getByRole('button', { name: 'Red' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(trigger()).toHaveFocus();
  await userEvent.click(trigger());
  await userEvent.click(document.body);
  expect(screen.queryByRole('dialog')).toBeNull();
});
