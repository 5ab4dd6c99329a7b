import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState, type ComponentProps } from 'react';
import { Dialog } from '../overlay/dialog';
import { UiProvider } from '../provider/ui-provider';
import { mockElementSizes, resize, watchedElements } from '../testing/sizes';
import { FloatingLayer } from './floating-layer';

mockElementSizes();

const onDismiss = jest.fn();
const below = jest.fn();
beforeEach(() => jest.clearAllMocks());

type Options = Partial<Omit<ComponentProps<typeof FloatingLayer>, 'anchor'>>;

const Anchored = ({ name = 'Sheet', children, ...given }: Options & { name?: string }) => {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button ref={anchor} onClick={() => setOpen(!open)}>
        {name}
      </button>
      {open ? (
        <FloatingLayer anchor={anchor} role="group" aria-label={name} {...given}>
          {children ?? 'Words'}
        </FloatingLayer>
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
  test('Escape closes a popup, and triggers nothing else', async () => {
    await show(<Anchored onDismiss={onDismiss} />);
    const isLeftToOthers = fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape' });
    expect(onDismiss.mock.calls).toEqual([['escape']]);
    expect(below).not.toHaveBeenCalled();
    expect(isLeftToOthers).toBe(false);
  });

  test('Escape does not close a popup that cannot be closed, and reaches the page below', async () => {
    await show(<Anchored />);
    fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape' });
    expect(below).toHaveBeenCalledTimes(1);
  });

  test('no key other than Escape closes a popup', async () => {
    await show(<Anchored onDismiss={onDismiss} />);
    await userEvent.keyboard('a{Enter}{ArrowDown}');
    expect(onDismiss).not.toHaveBeenCalled();
  });

  test('Escape closes the upper of two popups first, then the lower one', async () => {
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

describe('a press with an open popup', () => {
  test.each([
    ['beside it closes it', 'Elsewhere', [['outside']]],
    ['within it does not', 'Words', []],
    ['on a notification does not', 'Saved', []],
  ])('whether a press closes the popup: a press %s', async (_, words, expected) => {
    await show(<Anchored onDismiss={onDismiss} />);
    fireEvent.pointerDown(screen.getByText(words));
    expect(onDismiss.mock.calls).toEqual(expected);
  });

  test('a press on the popup’s own button is handled by that button', async () => {
    const { sheet } = await show(<Anchored onDismiss={onDismiss} />);
    await userEvent.click(screen.getByRole('button'));
    expect(onDismiss).not.toHaveBeenCalled();
    expect(sheet).not.toBeInTheDocument();
  });

  test('a press or Escape after the popup was closed triggers nothing', async () => {
    const { unmount } = await show(<Anchored onDismiss={onDismiss} />);
    unmount();
    fireEvent.pointerDown(document.body);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(onDismiss).not.toHaveBeenCalled();
  });
});

describe('the position of a popup', () => {
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

  test('a popup is inside the landmark that contains its button, so that screen readers find it', async () => {
    const { sheet } = await show(<Anchored />);
    expect(screen.getByRole('main')).toContainElement(sheet);
  });

  test('a popup is inside the dialog that contains its button, since the page below is inert', async () => {
    const { sheet } = await show(
      <Dialog open title="Question" onClose={() => undefined}>
        <Anchored />
      </Dialog>,
    );
    expect(screen.getByRole('dialog')).toContainElement(sheet);
  });

  test('a popup follows its button through scrolling and resizing while the popup is open', async () => {
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

  test('the position is computed again when the content of the popup grows', async () => {
    const { sheet } = await show(<Anchored align="end" />);
    jest.spyOn(screen.getByRole('button'), 'getBoundingClientRect').mockReturnValue(at(10, 900));
    resize(sheet, { offsetWidth: 200 });
    expect(sheet).toHaveStyle({ left: '780px' });
    resize(sheet, { offsetWidth: 300 });
    expect(sheet).toHaveStyle({ left: '680px' });
  });

  test('the height of a popup is limited to the space in the window, and to 400 pixels', async () => {
    const { sheet } = await show(<Anchored />);
    const button = screen.getByRole('button');
    jest.spyOn(button, 'getBoundingClientRect').mockReturnValue(at(0, 0));
    fireEvent.scroll(window);
    expect(sheet).toHaveStyle({ maxHeight: '400px' });
    view(1000, 300);
    fireEvent.scroll(window);
    expect(sheet).toHaveStyle({ maxHeight: '256px' });
  });

  test('a popup of options has the width of the box to which it belongs', async () => {
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(240);
    const { sheet } = await show(<Anchored matchWidth />);
    expect(sheet).toHaveStyle({ width: '240px' });
  });
});
