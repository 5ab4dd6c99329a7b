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

test('a dialog without a button of its own can be given one that closes it', async () => {
  show(
    <Dialog open title="Keys" closable onClose={close}>
      Words
    </Dialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(1);
});

test('a dialog that asks has no other way out in its head', () => {
  show(
    <Dialog open title="Keys" onClose={close} foot={<button>Yes</button>}>
      Words
    </Dialog>,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Yes']);
});

test('a drawer is called by its title, with its second line and its foot within', () => {
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
])('%s that is closed is not there, and holds no page', (_, part) => {
  show(part);
  expect(screen.queryByText('Words')).toBeNull();
  expect(document.documentElement.style.overflow).not.toBe('hidden');
});

test('a question that waits for something is not agreed to by Enter, nor sends a form around it', async () => {
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
