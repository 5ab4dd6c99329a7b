import { act, screen, waitFor } from '@testing-library/react';
import {
  actionOf,
  answer,
  confirmDeletion,
  failure,
  ofSelection,
  pick,
  press,
  refresh,
  rowOf,
  tick,
  tickAll,
  user,
} from '../testing';
import { openSailors } from '../testing/sample-list/open-sailors';
import { deleteSailors, exportSailors, SearchedSailors } from '../testing/sample-list/sailors.page';

describe('the selection of a list', () => {
  test('the selection survives paging and a refresh, and is cleared by another filter', async () => {
    openSailors(15);
    await tick('Sailor 1\\b');
    await press('Page 2');
    await tick('Sailor 11\\b');
    expect(await screen.findByText('2 Selected')).toBeVisible();
    await act(() => refresh('sailor'));
    expect(await screen.findByText('2 Selected')).toBeVisible();
    await pick(/^Watch/, 'Any watch');
    await waitFor(() => expect(screen.queryByText('2 Selected')).toBeNull());
  });

  test('rows cannot be selected where no action works on selected rows', async () => {
    openSailors(3, { page: <SearchedSailors /> });
    await screen.findByRole('row', { name: /Sailor 1/ });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('a role that never includes an action is offered neither that action nor a selection', async () => {
    openSailors(3, { grants: ['job:view'] });
    await screen.findByRole('row', { name: /Sailor 1/ });
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  });
});

describe('deletion in a list', () => {
  test('Delete of a row names the row and its uses, and the list is loaded again afterwards', async () => {
    const page = openSailors(12, { address: '/crew?page=2&sort=name' });
    await user.click(await actionOf('Sailor 12', 'Delete'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Sailor 12' });
    expect(dialog).toHaveTextContent('Keys: sailorId');
    await confirmDeletion();
    expect(await screen.findByText('They are gone')).toBeVisible();
    expect(page.sent(deleteSailors)).toEqual([{ sailorId: [12] }]);
    await waitFor(() => expect(screen.queryByText('Sailor 12')).toBeNull());
    expect(await rowOf('Sailor 11\\b')).toBeVisible();
    expect(page.address()).toBe('/crew?page=2&sort=name');
  });

  test('deleting the ticked rows clears the selection', async () => {
    const page = openSailors(3);
    await tick('Sailor 1\\b');
    await tick('Sailor 3\\b');
    await user.click(await ofSelection('Delete'));
    expect(await screen.findByRole('alertdialog', { name: 'Delete 2 sailors' })).toBeVisible();
    await confirmDeletion();
    await waitFor(() => expect(page.sent(deleteSailors)).toEqual([{ sailorId: [1, 3] }]));
    await waitFor(() => expect(screen.queryByText('2 Selected')).toBeNull());
  });

  test('deleting all matching rows sends the filter, the rows left out, and the number that was shown', async () => {
    const page = openSailors(57);
    await rowOf('Sailor 2\\b');
    await tickAll(57);
    await tick('Sailor 2\\b');
    await user.click(await ofSelection('Delete'));
    await confirmDeletion();
    const matching = { deck: 'upper', watch: 'day' };
    await waitFor(() =>
      expect(page.sent(deleteSailors)).toEqual([{ matching, except: [2], expected: 56 }]),
    );
  });

  test('a refused deletion shows the reason, and keeps the dialog and the selection', async () => {
    openSailors(3, {
      answers: [
        answer(deleteSailors, () => {
          throw failure(409, 'Sailor 1 is at sea.');
        }),
      ],
    });
    await tick('Sailor 1\\b');
    await user.click(await ofSelection('Delete'));
    await confirmDeletion();
    expect(await screen.findByText('Sailor 1 is at sea.')).toBeVisible();
    expect(screen.getByText('1 Selected')).toBeInTheDocument();
  });

  test('Delete of a row outside the person’s scope is disabled with the reason', async () => {
    openSailors(13, { address: '/crew?page=2' });
    const entry = await actionOf('Sailor 13', 'Delete');
    expect(entry).toHaveAccessibleDescription('Your role does not include it for this job.');
    await user.click(entry);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('export of a list', () => {
  test('an export contains the row, the ticked rows, or all matching rows', async () => {
    const page = openSailors(12);
    await user.click(await actionOf('Sailor 2', 'Export'));
    await tick('Sailor 1\\b');
    await tick('Sailor 2\\b');
    await user.click(await ofSelection('Export'));
    await user.click(screen.getAllByRole('button', { name: 'Export' })[0] as HTMLElement);
    const matching = { deck: 'upper', watch: 'day' };
    await waitFor(() =>
      expect(page.sent(exportSailors)).toEqual([
        { sailorId: [2] },
        { sailorId: [1, 2] },
        { matching, expected: 12 },
      ]),
    );
  });

  test('Export of an empty list is disabled with the reason', async () => {
    openSailors(0);
    await screen.findByText('No sailors yet');
    const button = screen.getByRole('button', { name: 'Export' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.hover(button);
    expect(
      await screen.findByText('The list is empty, so there is nothing to export.'),
    ).toBeVisible();
  });

  test('a failed export shows the message of the server and its reference', async () => {
    openSailors(3, {
      answers: [
        answer(exportSailors, () => {
          throw failure(500, 'Try again.');
        }),
      ],
    });
    await user.click(await actionOf('Sailor 1', 'Export'));
    expect(await screen.findByText('The export did not start. Try again.')).toBeVisible();
    expect(screen.getByText(/r-77/)).toBeVisible();
  });
});
