import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/ui-provider';
import { Button } from './button';
import { EntryButton } from './entry-button';
import { IconButton } from './icon-button';

const press = jest.fn();
beforeEach(() => press.mockClear());

const draw = (button: React.ReactElement) => {
  render(<UiProvider>{button}</UiProvider>);
  return screen.getByRole('button');
};

test('a busy button keeps its focus and accepts no second press', async () => {
  const { rerender } = render(<Button onClick={press}>Save</Button>, { wrapper: UiProvider });
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(button);
  rerender(
    <Button busy onClick={press}>
      Save
    </Button>,
  );
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter} ');
  await userEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
});

test('a disabled button shows its reason on focus and on hover, and Escape hides it', async () => {
  const button = draw(
    <Button disabledReason="Select one job only." onClick={press}>
      Edit
    </Button>,
  );
  await userEvent.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Select one job only.');
  expect(button).toHaveAccessibleDescription('Select one job only.');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(press).not.toHaveBeenCalled();
  await userEvent.tab();
  await userEvent.hover(button);
  expect(await screen.findByRole('tooltip')).toBeVisible();
  await userEvent.unhover(button);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a finger that slides over a button shows no tooltip', () => {
  jest.useFakeTimers();
  const button = draw(<Button disabledReason="Not now.">Edit</Button>);
  const passes = new MouseEvent('pointerover', { bubbles: true });
  Object.defineProperty(passes, 'pointerType', { value: 'touch' });
  fireEvent(button, passes);
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.queryByRole('tooltip')).toBeNull();
  jest.useRealTimers();
});

test('a button with an address is a link; with a reason it is a disabled button', () => {
  const { rerender } = render(<Button to="/jobs">Jobs</Button>, { wrapper: UiProvider });
  expect(screen.getByRole('link', { name: 'Jobs' })).toHaveAttribute('href', '/jobs');
  rerender(
    <Button to="/jobs" disabledReason="Save first.">
      Jobs
    </Button>,
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: 'Jobs' })).toHaveAttribute('aria-disabled', 'true');
});

test('an action that a role never includes is not drawn', () => {
  render(
    <UiProvider>
      <Button isHidden>Delete</Button>
      <EntryButton entry={{ id: 'a', label: 'Export', isHidden: true }} />
    </UiProvider>,
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('an icon button has an accessible name, which is not read out twice', async () => {
  const button = draw(<IconButton label="Close" icon={<svg aria-hidden />} onClick={press} />);
  expect(button).toHaveAccessibleName('Close');
  await userEvent.tab();
  expect(await screen.findByText('Close')).toBeVisible();
  expect(button).toHaveAccessibleDescription('');
  await userEvent.keyboard('{Enter}');
  expect(press).toHaveBeenCalledTimes(1);
});
