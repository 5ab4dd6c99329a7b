import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Dialog } from '../overlay/dialog';
import { UiProvider } from '../provider/ui-provider';
import { lockPageBehindModal } from './lock-page';

const Page = ({ children, opener = true }: { children: ReactNode; opener?: boolean }) => {
  const [open, setOpen] = useState(false);
  return (
    <UiProvider>
      {opener || !open ? <button onClick={() => setOpen(true)}>Open</button> : null}
      <Dialog open={open} title="Place" onClose={() => setOpen(false)}>
        {children}
      </Dialog>
      <button>Behind</button>
    </UiProvider>
  );
};
const open = async (children: ReactNode, opener = true) => {
  render(<Page opener={opener}>{children}</Page>);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole('dialog', { name: 'Place' });
};
const button = (name: string) => screen.getByRole('button', { name });

describe('the focus in a dialog', () => {
  test('the focus starts at the dialog itself, so that it is read out, and returns to the opener', async () => {
    const dialog = await open(<p>Words</p>);
    expect(dialog).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(button('Open')).toHaveFocus();
  });

  test('the focus starts at the element that has data-autofocus', async () => {
    await open(
      <>
        <button>First</button>
        <input aria-label="Word" data-autofocus />
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'Word' })).toHaveFocus();
  });

  test('the focus stays on an element of the dialog that has autoFocus', async () => {
    await open(
      <>
        <button data-autofocus>First</button>
        <input aria-label="Word" autoFocus />
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'Word' })).toHaveFocus();
  });

  test('the focus cycles within the dialog in both directions, and skips unusable elements', async () => {
    const dialog = await open(
      <>
        <div inert>
          <button>Held</button>
        </div>
        <button>First</button>
        <button disabled>Not now</button>
        <button tabIndex={-1}>By arrows only</button>
        <a href="/jobs">Last</a>
        <div hidden>
          <button>Unseen</button>
        </div>
      </>,
    );
    expect(dialog).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('link', { name: 'Last' })).toHaveFocus();
    await userEvent.tab();
    expect(button('First')).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('link', { name: 'Last' })).toHaveFocus();
  });

  test('the focus stays at a dialog that has only text', async () => {
    const dialog = await open('Please wait.');
    await userEvent.tab();
    expect(dialog).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(dialog).toHaveFocus();
  });

  test('the focus does not return to an opener that is gone', async () => {
    const dialog = await open('Words', false);
    await userEvent.keyboard('{Escape}');
    expect(dialog).not.toBeInTheDocument();
    expect(button('Open')).not.toHaveFocus();
  });
});

describe('the page below a dialog', () => {
  const { style } = document.documentElement;
  const outside = (name: string, mark?: (element: HTMLElement) => void) => {
    const element = document.createElement('div');
    element.textContent = name;
    mark?.(element);
    document.body.append(element);
    return element;
  };
  afterEach(() => {
    document.body.replaceChildren();
    style.overflow = style.paddingRight = '';
    jest.restoreAllMocks();
  });

  test('the page below neither scrolls nor responds, and is restored afterwards', () => {
    style.overflow = 'scroll';
    const [root, page] = [outside('root'), outside('page')];
    const release = lockPageBehindModal(root);
    expect([root.inert ?? false, page.inert]).toEqual([false, true]);
    expect(style.overflow).toBe('hidden');
    release();
    expect(page.inert).toBe(false);
    expect(style.overflow).toBe('scroll');
  });

  test('the page below does not shift when its scrollbar disappears', () => {
    jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1905);
    style.paddingRight = '3px';
    const release = lockPageBehindModal(outside('root'));
    expect(style.paddingRight).toBe('15px');
    release();
    expect(style.paddingRight).toBe('3px');
  });

  test('the page below stays inert until both of two dialogs close, and notifications stay usable', () => {
    const [lower, upper, page] = [outside('lower'), outside('upper'), outside('page')];
    const notices = outside('notices', (element) => element.toggleAttribute('data-stays', true));
    const releaseLower = lockPageBehindModal(lower);
    upper.inert = false;
    const releaseUpper = lockPageBehindModal(upper);
    expect(lower.inert).toBe(true);
    expect(notices.inert ?? false).toBe(false);
    releaseUpper();
    expect(lower.inert).toBe(false);
    expect(page.inert).toBe(true);
    releaseLower();
    expect(page.inert).toBe(false);
  });
});
