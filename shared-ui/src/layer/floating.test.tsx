import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState, type ComponentProps } from 'react';
import { Dialog } from '../overlay/dialog';
import { UiProvider } from '../provider/ui-provider';
import { giveSizes, resize, watchedElements } from '../testing/sizes';
import { Floating } from './floating';

giveSizes();

const onDismiss = jest.fn();
const below = jest.fn();
beforeEach(() => jest.clearAllMocks());

type Options = Partial<Omit<ComponentProps<typeof Floating>, 'anchor'>>;

const Anchored = ({ name = 'Sheet', children, ...given }: Options & { name?: string }) => {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button ref={anchor} onClick={() => setOpen(!open)}>
        {name}
      </button>
      {open ? (
        <Floating anchor={anchor} role="group" aria-label={name} {...given}>
          {children ?? 'Words'}
        </Floating>
      ) : null}
    </>
  );
};

const show = async (sheet: React.ReactElement, name = 'Sheet') => {
  const page = render(
    <UiProvider>
      <main onKeyDown={below}>{sheet}</main>
      <div data-stays>Saved</div>
      <p>Elsewhere</p>
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name }));
  return { ...page, sheet: screen.getByRole('group', { name }) };
};

describe('Escape', () => {
  test('closes a sheet, and is not taken for anything else as well', async () => {
    await show(<Anchored onDismiss={onDismiss} />);
    const isLeftToOthers = fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape' });
    expect(onDismiss.mock.calls).toEqual([['escape']]);
    expect(below).not.toHaveBeenCalled();
    expect(isLeftToOthers).toBe(false);
  });

  test('is left to what lies below by a sheet that cannot be closed', async () => {
    await show(<Anchored />);
    fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape' });
    expect(below).toHaveBeenCalledTimes(1);
  });

  test('and no other key closes a sheet', async () => {
    await show(<Anchored onDismiss={onDismiss} />);
    await userEvent.keyboard('a{Enter}{ArrowDown}');
    expect(onDismiss).not.toHaveBeenCalled();
  });

  test('closes the upper of two sheets, and the lower one once that is gone', async () => {
    const upper = jest.fn();
    await show(
      <Anchored onDismiss={onDismiss}>
        <Anchored name="Upper" onDismiss={upper} />
      </Anchored>,
    );
    const opener = screen.getByRole('button', { name: 'Upper' });
    await userEvent.click(opener);
    await userEvent.keyboard('{Escape}');
    expect(upper).toHaveBeenCalledTimes(1);
    expect(onDismiss).not.toHaveBeenCalled();
    await userEvent.click(opener);
    expect(screen.queryByRole('group', { name: 'Upper' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(onDismiss.mock.calls).toEqual([['escape']]);
  });
});

describe('a press', () => {
  test.each([
    ['beside it closes it', 'Elsewhere', [['outside']]],
    ['within it does not', 'Words', []],
    ['on a notification does not', 'Saved', []],
  ])('%s', async (_, words, expected) => {
    await show(<Anchored onDismiss={onDismiss} />);
    fireEvent.pointerDown(screen.getByText(words));
    expect(onDismiss.mock.calls).toEqual(expected);
  });

  test('on its own button is left to the button', async () => {
    const { sheet } = await show(<Anchored onDismiss={onDismiss} />);
    await userEvent.click(screen.getByRole('button'));
    expect(onDismiss).not.toHaveBeenCalled();
    expect(sheet).not.toBeInTheDocument();
  });

  test('after it was closed tells nobody', async () => {
    const { unmount } = await show(<Anchored onDismiss={onDismiss} />);
    unmount();
    fireEvent.pointerDown(document.body);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(onDismiss).not.toHaveBeenCalled();
  });
});

describe('where it stands', () => {
  const at = (top: number, left: number) => ({ top, left, width: 80, height: 30 }) as DOMRect;
  const view = (width: number, height: number) => {
    const root = document.documentElement;
    resize(root, { clientWidth: width });
    Object.defineProperty(root, 'clientHeight', { value: height, configurable: true });
  };
  beforeEach(() => view(1000, 800));
  afterEach(() => {
    for (const side of ['clientWidth', 'clientHeight'])
      Reflect.deleteProperty(document.documentElement, side);
    jest.restoreAllMocks();
  });

  test('is in the landmark of its button, so that screen readers find it there', async () => {
    const { sheet } = await show(<Anchored />);
    expect(screen.getByRole('main')).toContainElement(sheet);
  });

  test('is in the dialog that its button is in, for the page below is closed to everyone', async () => {
    const { sheet } = await show(
      <Dialog open title="Question" onClose={() => undefined}>
        <Anchored />
      </Dialog>,
    );
    expect(screen.getByRole('dialog')).toContainElement(sheet);
  });

  test('follows its button as the page is scrolled, or grows, and no longer', async () => {
    const { sheet, unmount } = await show(<Anchored />);
    const button = screen.getByRole('button');
    const measured = jest.spyOn(button, 'getBoundingClientRect');
    measured.mockReturnValue(at(100, 40));
    fireEvent.scroll(window);
    expect(sheet).toHaveStyle({ left: '40px', top: '136px' });
    measured.mockReturnValue(at(60, 40));
    fireEvent(window, new Event('resize'));
    expect(sheet).toHaveStyle({ top: '96px' });
    measured.mockReturnValue(at(20, 40));
    resize(button, { offsetWidth: 80 });
    expect(sheet).toHaveStyle({ top: '56px' });
    unmount();
    const calls = measured.mock.calls.length;
    fireEvent.scroll(window);
    fireEvent(window, new Event('resize'));
    expect(measured).toHaveBeenCalledTimes(calls);
    expect(watchedElements()).toBe(0);
  });

  test('is measured anew as more comes into it', async () => {
    const { sheet } = await show(<Anchored align="end" />);
    jest.spyOn(screen.getByRole('button'), 'getBoundingClientRect').mockReturnValue(at(10, 900));
    resize(sheet, { offsetWidth: 200 });
    expect(sheet).toHaveStyle({ left: '780px' });
    resize(sheet, { offsetWidth: 300 });
    expect(sheet).toHaveStyle({ left: '680px' });
  });

  test('is no higher than there is room, and never higher than 400 pixels', async () => {
    const { sheet } = await show(<Anchored />);
    const button = screen.getByRole('button');
    jest.spyOn(button, 'getBoundingClientRect').mockReturnValue(at(0, 0));
    fireEvent.scroll(window);
    expect(sheet).toHaveStyle({ maxHeight: '400px' });
    view(1000, 300);
    fireEvent.scroll(window);
    expect(sheet).toHaveStyle({ maxHeight: '256px' });
  });

  test('is as wide as its box where it lists what goes into that', async () => {
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(240);
    const { sheet } = await show(<Anchored matchWidth />);
    expect(sheet).toHaveStyle({ width: '240px' });
  });
});
