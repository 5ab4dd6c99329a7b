import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/ui-provider';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { Drawer } from './drawer';

const close = jest.fn();
const outer = jest.fn();
beforeEach(() => jest.clearAllMocks());
const show = (part: React.ReactElement) =>
  render(
    <UiProvider>
      <form onSubmit={outer}>{part}</form>
    </UiProvider>,
  );

test('a dialog without buttons can have a Close button', async () => {
  show(
    <Dialog open title="Keys" closable onClose={close}>
      Words
    </Dialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(1);
});

test('a dialog with buttons of its own has no Close button in its header', () => {
  show(
    <Dialog open title="Keys" onClose={close} foot={<button>Yes</button>}>
      Words
    </Dialog>,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Yes']);
});

test('a drawer is named by its title, and contains its second line and its footer', () => {
  show(
    <Drawer
      open
      title="Job status"
      second="Baker, J-1"
      onClose={close}
      foot={<button>Save</button>}
    >
      Words
    </Drawer>,
  );
  const drawer = screen.getByRole('dialog', { name: 'Job status' });
  expect(drawer).toHaveTextContent('Job statusBaker, J-1');
  expect(drawer).toContainElement(screen.getByRole('button', { name: 'Save' }));
});

test.each([
  ['a dialog', <Dialog key="a" open={false} title="Keys" onClose={close} children="Words" />],
  ['a drawer', <Drawer key="b" open={false} title="Keys" onClose={close} children="Words" />],
])('%s that is closed is not drawn, and does not block the page', (_, part) => {
  show(part);
  expect(screen.queryByText('Words')).toBeNull();
  expect(document.documentElement.style.overflow).not.toBe('hidden');
});

test('a confirmation dialog that is not ready ignores Enter, and does not submit the form around it', async () => {
  const onConfirm = jest.fn();
  const draw = (ready: boolean) => (
    <UiProvider>
      <form onSubmit={outer}>
        <ConfirmDialog
          open
          title="Delete?"
          words="For good."
          confirmLabel="Yes"
          ready={ready}
          onConfirm={onConfirm}
          onClose={close}
        >
          <input aria-label="Word" data-autofocus />
        </ConfirmDialog>
      </form>
    </UiProvider>
  );
  const { rerender } = render(draw(false));
  expect(screen.getByRole('textbox', { name: 'Word' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).not.toHaveBeenCalled();
  rerender(draw(true));
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(outer).not.toHaveBeenCalled();
});
