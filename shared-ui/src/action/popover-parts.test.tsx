import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { UiProvider } from '../provider/ui-provider';
import { Button } from './button';
import { Popover } from './popover';

type Options = Partial<ComponentProps<typeof Popover>>;

const show = (given: Options) =>
  render(
    <UiProvider>
      <Button>Before</Button>
      <Popover label="Colours" trigger={<Button>Colour</Button>} {...given}>
        {given.children ?? 'Words'}
      </Popover>
      <Button>After</Button>
    </UiProvider>,
  );
const button = (name: string) => screen.getByRole('button', { name });
const two = (
  <>
    <Button>Red</Button>
    <Button>Blue</Button>
  </>
);

test('a popover of a filter just added opens at once, with the focus in it', () => {
  show({ startOpen: true, children: two });
  expect(screen.getByRole('dialog', { name: 'Colours' })).toBeVisible();
  expect(button('Red')).toHaveFocus();
  expect(button('Colour')).toHaveAttribute('aria-controls', screen.getByRole('dialog').id);
});

test('a popover opens with the focus on the element that has data-autofocus', async () => {
  show({
    children: (
      <>
        <Button>Red</Button>
        <Button data-autofocus>Blue</Button>
      </>
    ),
  });
  await userEvent.click(button('Colour'));
  expect(button('Blue')).toHaveFocus();
});

test('a popover that opens leaves the focus on an element that focuses itself', async () => {
  show({
    children: (
      <>
        <Button>Red</Button>
        <input aria-label="Own colour" autoFocus />
      </>
    ),
  });
  await userEvent.click(button('Colour'));
  expect(screen.getByRole('textbox', { name: 'Own colour' })).toHaveFocus();
});

test('Shift+Tab from the first element returns to the button', async () => {
  show({ children: two });
  await userEvent.click(button('Colour'));
  await userEvent.tab({ shift: true });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button('Colour')).toHaveFocus();
});

test('Tab from a popover with only text moves to the element after the button', async () => {
  show({});
  await userEvent.click(button('Colour'));
  await userEvent.tab();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button('After')).toHaveFocus();
});

test('keys that do not close a popover are left to its content', async () => {
  show({ children: <input aria-label="Own colour" /> });
  await userEvent.click(button('Colour'));
  await userEvent.keyboard('red{ArrowLeft}');
  expect(screen.getByRole('textbox', { name: 'Own colour' })).toHaveValue('red');
});

test('a second press on the button closes a popover', async () => {
  show({ children: two });
  await userEvent.click(button('Colour'));
  await userEvent.click(button('Colour'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button('Colour')).toHaveAttribute('aria-expanded', 'false');
  expect(button('Colour')).not.toHaveAttribute('aria-controls');
});
