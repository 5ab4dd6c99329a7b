import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/ui-provider';
import { Button } from './button';
import { Menu } from './menu';
import type { MenuEntry } from './menu-entry';

const chosen = jest.fn();
beforeEach(() => chosen.mockClear());

const entry = (label: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  id: label,
  label,
  onSelect: () => chosen(label),
  ...more,
});

const show = (entries: MenuEntry[] | (() => MenuEntry[]), header?: string) =>
  render(
    <UiProvider>
      <Menu label="Actions" trigger={<Button>More</Button>} entries={entries} header={header} />
      <Button>After</Button>
    </UiProvider>,
  );
const trigger = () => screen.getByRole('button', { name: 'More' });
const item = (name: string) => screen.getByRole('menuitem', { name });
const open = async (keys = '{Enter}') => {
  trigger().focus();
  await userEvent.keyboard(keys);
};

describe('a menu by keyboard', () => {
  test.each([
    ['{Enter}', 'Copy'],
    [' ', 'Copy'],
    ['{ArrowDown}', 'Copy'],
    ['{ArrowUp}', 'Delete'],
  ])('the key %s opens the menu with the focus on %s', async (keys, first) => {
    show([entry('Copy'), entry('Delete')]);
    await open(keys);
    expect(item(first)).toHaveFocus();
    expect(trigger()).toHaveAttribute('aria-controls', screen.getByRole('menu').id);
  });

  test.each([
    ['{End}', 'Cut'],
    ['{End}{Home}', 'Add'],
    ['{End}{ArrowDown}', 'Add'],
    ['c', 'Copy'],
    ['cc', 'Copy'],
    ['cu', 'Cut'],
    ['C', 'Copy'],
    ['x', 'Add'],
    ['{Control>}c{/Control}', 'Add'],
  ])('in an open menu the keys %s move the focus to %s', async (keys, name) => {
    show([entry('Add'), entry('Copy'), entry('Cut')]);
    await open();
    await userEvent.keyboard(keys);
    expect(item(name)).toHaveFocus();
  });

  test('typing a letter again later moves to the next menu entry with that first letter', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    show([entry('Add'), entry('Copy'), entry('Cut')]);
    await open();
    for (const name of ['Copy', 'Cut', 'Copy']) {
      now.mockReturnValue(Date.now() + 1_000);
      await userEvent.keyboard('c');
      expect(item(name)).toHaveFocus();
    }
    now.mockRestore();
  });

  test('Tab closes the menu and moves the focus to the element after its button', async () => {
    show([entry('Copy')]);
    await open();
    await userEvent.tab();
    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  });

  test('a menu opens at its checked entry, but the up arrow opens it at the last entry', async () => {
    show([
      entry('10', { checked: false }),
      entry('20', { checked: true }),
      entry('30', { checked: false }),
    ]);
    await open('{ArrowDown}');
    expect(screen.getByRole('menuitemradio', { name: '20' })).toHaveFocus();
    expect(screen.getByRole('menuitemradio', { checked: true })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await open('{ArrowUp}');
    expect(screen.getByRole('menuitemradio', { name: '30' })).toHaveFocus();
  });
});

describe('entries of a menu', () => {
  test('entries that need a missing permission are not drawn, nor is the button when no entry remains', () => {
    show([entry('Delete', { isHidden: true })]);
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  });

  test('hidden entries are not drawn, and the arrows skip them', async () => {
    show([entry('Copy'), entry('Edit', { isHidden: true }), entry('Delete')]);
    await open('{ArrowDown}{ArrowDown}');
    expect(item('Delete')).toHaveFocus();
    expect(screen.getAllByRole('menuitem')).toHaveLength(2);
  });

  test('entries are computed when the menu opens, so that they are current', async () => {
    let count = 0;
    const entries = jest.fn(() => [entry(`Asked ${String((count += 1))}`)]);
    show(entries);
    expect(entries).not.toHaveBeenCalled();
    await open();
    expect(screen.getByRole('menuitem')).toHaveTextContent(/^Asked \d$/);
  });

  test('entries within the console are links, and those to other sites open in a new tab', async () => {
    show([entry('Jobs', { to: '#jobs' }), entry('Help', { href: 'https://help.example/' })]);
    await open();
    expect(item('Jobs')).toHaveAttribute('href', '#jobs');
    expect(item('Jobs')).not.toHaveAttribute('target');
    expect(item('Help')).toHaveAttribute('target', '_blank');
    expect(item('Help')).toHaveAttribute('rel', 'noreferrer');
    await userEvent.keyboard('{Enter}');
    expect(chosen).toHaveBeenCalledWith('Jobs');
    expect(window.location.hash).toBe('#jobs');
    expect(screen.queryByRole('menu')).toBeNull();
    window.location.hash = '';
  });

  test('an entry with a reason is disabled, even if it has an address', async () => {
    show([entry('Jobs', { to: '#jobs', disabledReason: 'Save first.' })]);
    await open();
    await userEvent.keyboard('{Enter}');
    expect(item('Jobs')).not.toHaveAttribute('href');
    expect(item('Jobs')).toHaveAccessibleDescription('Save first.');
    expect(chosen).not.toHaveBeenCalled();
    expect(window.location.hash).toBe('');
  });

  test('a screen reader does not take the text above the entries for an entry of the menu', async () => {
    show([entry('Sign out')], 'Mira Rao');
    await open();
    expect(screen.getByText('Mira Rao')).toBeVisible();
    expect(screen.getByRole('menu')).not.toHaveTextContent('Mira Rao');
    expect(item('Sign out')).toHaveFocus();
  });

  test('a second press of the button closes the menu', async () => {
    show([entry('Copy')]);
    await userEvent.click(trigger());
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(trigger());
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
