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

test('an existing link shows its address, which can be changed', async () => {
  const address = show({ first: 'https://a.example/' });
  expect(address).toHaveFocus();
  expect(address).toHaveValue('https://a.example/');
  await userEvent.clear(address);
  await userEvent.type(address, 'b.example/jobs');
  await press('Apply');
  expect(handlers.onApply).toHaveBeenCalledWith('https://b.example/jobs', '');
});

test('Enter applies the address, and does not send the form around the editor', async () => {
  await userEvent.type(show(), 'a.example{Enter}');
  expect(handlers.onApply).toHaveBeenCalledTimes(1);
  expect(outer).not.toHaveBeenCalled();
});

test.each([
  ['nothing', '{Enter}'],
  ['spaces', '   {Enter}'],
  ['a script', 'javascript:alert(1){Enter}'],
  ['a file', 'data:text/html,x{Enter}'],
])('%s is not accepted as an address', async (_, keys) => {
  const address = show();
  await userEvent.type(address, keys);
  expect(handlers.onApply).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent('Type a web address or an e-mail address.');
  expect(address).toBeInvalid();
});

test('the image dialog asks for an address and a description, with its own error messages', async () => {
  const address = show({ kind: 'image' });
  await press('Apply');
  expect(address).toHaveAccessibleDescription('Type the web address of a picture.');
  await userEvent.type(address, 'a.example/oven.jpg');
  await userEvent.type(screen.getByRole('textbox', { name: 'What it shows' }), 'The oven');
  await press('Apply');
  expect(handlers.onApply).toHaveBeenCalledWith('https://a.example/oven.jpg', 'The oven');
});

test('Remove link removes an existing link', async () => {
  show();
  await press('Remove link');
  expect(handlers.onRemove).toHaveBeenCalledTimes(1);
  expect(handlers.onApply).not.toHaveBeenCalled();
});

test('Remove link is not offered where there is no link', () => {
  show({ onRemove: undefined });
  expect(screen.queryByRole('button', { name: 'Remove link' })).toBeNull();
});

test.each(['Cancel', '{Escape}'])('%s in the link dialog changes nothing', async (way) => {
  await userEvent.type(show(), 'a.example');
  if (way === 'Cancel') await press(way);
  else await userEvent.keyboard(way);
  expect(handlers.onClose).toHaveBeenCalledTimes(1);
  expect(handlers.onApply).not.toHaveBeenCalled();
});
