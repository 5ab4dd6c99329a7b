import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { UiProvider } from '../provider/ui-provider';
import { AddressDialog } from './address-dialog';

const handlers = { onApply: jest.fn(), onClose: jest.fn(), onRemove: jest.fn() };
beforeEach(() => jest.clearAllMocks());

const outer = jest.fn();
const show = (given: Partial<ComponentProps<typeof AddressDialog>> = {}) => {
  render(
    <UiProvider>
      <form onSubmit={outer}>
        <AddressDialog kind="link" first="" {...handlers} {...given} />
      </form>
    </UiProvider>,
  );
  return screen.getByRole('textbox', { name: 'Address' });
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a link that is there shows where it leads, and is led elsewhere', async () => {
  const address = show({ first: 'https://a.example/' });
  expect(address).toHaveFocus();
  expect(address).toHaveValue('https://a.example/');
  await userEvent.clear(address);
  await userEvent.type(address, 'b.example/jobs');
  await press('Apply');
  expect(handlers.onApply).toHaveBeenCalledWith('https://b.example/jobs', '');
});

test('Enter applies the address, and does not send the form that the text is in', async () => {
  await userEvent.type(show(), 'a.example{Enter}');
  expect(handlers.onApply).toHaveBeenCalledTimes(1);
  expect(outer).not.toHaveBeenCalled();
});

test.each([
  ['nothing', '{Enter}'],
  ['spaces', '   {Enter}'],
  ['a script', 'javascript:alert(1){Enter}'],
  ['a file', 'data:text/html,x{Enter}'],
])('%s leads nowhere', async (_, keys) => {
  const address = show();
  await userEvent.type(address, keys);
  expect(handlers.onApply).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent('Type a web address or an e-mail address.');
  expect(address).toBeInvalid();
});

test('a picture is asked for with what it shows, in words of its own', async () => {
  const address = show({ kind: 'image' });
  await press('Apply');
  expect(address).toHaveAccessibleDescription('Type the web address of a picture.');
  await userEvent.type(address, 'a.example/oven.jpg');
  await userEvent.type(screen.getByRole('textbox', { name: 'What it shows' }), 'The oven');
  await press('Apply');
  expect(handlers.onApply).toHaveBeenCalledWith('https://a.example/oven.jpg', 'The oven');
});

test('a link can be taken away, one that is not there cannot', async () => {
  show();
  await press('Remove link');
  expect(handlers.onRemove).toHaveBeenCalledTimes(1);
  expect(handlers.onApply).not.toHaveBeenCalled();
});

test('where there is no link none is offered to be removed', () => {
  show({ onRemove: undefined });
  expect(screen.queryByRole('button', { name: 'Remove link' })).toBeNull();
});

test.each(['Cancel', '{Escape}'])('%s changes nothing', async (way) => {
  await userEvent.type(show(), 'a.example');
  if (way === 'Cancel') await press(way);
  else await userEvent.keyboard(way);
  expect(handlers.onClose).toHaveBeenCalledTimes(1);
  expect(handlers.onApply).not.toHaveBeenCalled();
});
