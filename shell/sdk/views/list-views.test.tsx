import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SavedView } from 'server/contract/console/views/saved-view';
import {
  createSavedView,
  getSavedViews,
  updateSavedView,
} from 'server/contract/console/views/saved-views.calls';
import { answer, failure, renderPage } from '../testing';
import { ListViews } from './list-views';

const saved: SavedView = {
  ...{ id: 7, page: '/ships', name: 'Mine', query: 'harbour=3&search=oak', roles: [] },
  ...{ isMine: true, owner: 'Asha Verma', isOwnerGone: false, isPinned: false, isDefault: false },
  ...{ isEditable: true, version: 2 },
};

let views: SavedView[] = [];
const readTotal = jest.fn(async (search: string) => (search.includes('oak') ? 1 : 1_204));
const open = (address: string) =>
  renderPage(<ListViews noun={{ one: 'ship', many: 'ships' }} readTotal={readTotal} />, {
    address,
    answers: [
      answer(getSavedViews, () => ({ data: views })),
      answer(createSavedView, ({ body }) => {
        if (body.name === 'Taken')
          throw Object.assign(failure(422, 'No.'), { fields: { name: 'This name is taken.' } });
        return { data: { ...saved, id: 8, ...body } as SavedView };
      }),
      answer(updateSavedView, ({ body }) => ({ data: { ...saved, ...body } as SavedView })),
    ],
  });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const choose = async (name: RegExp) =>
  userEvent.click(await screen.findByRole('menuitem', { name }));

beforeEach(() => {
  views = [saved];
  readTotal.mockClear();
});

test('saved views are read when their menu opens, and each leads to its list', async () => {
  const page = open('/ships');
  expect(page.sent(getSavedViews)).toEqual([]);
  await press('Views');
  expect(await screen.findByRole('menuitemradio', { name: /^Mine/ })).toHaveAttribute(
    'href',
    '/ships?harbour=3&search=oak&view=7',
  );
});

test('the open saved view is named, whatever the order of parameters in the address', async () => {
  open('/ships?search=oak&view=7&harbour=3&page=4');
  expect(await screen.findByRole('button', { name: 'View: Mine' })).toBeVisible();
});

test('a changed view is marked as changed, and is saved with the current settings and the loaded version', async () => {
  const page = open('/ships?search=elm&view=7');
  await userEvent.click(await screen.findByRole('button', { name: 'View: Mine, changed' }));
  await choose(/^Save changes to Mine/);
  expect(page.sent(updateSavedView)).toEqual([{ query: 'search=elm', version: 2 }]);
});

test('a new view is saved under its name, and a refused name is reported at its field', async () => {
  const page = open('/ships?search=elm');
  await press('Views');
  await choose(/^Save as a view/);
  const name = await screen.findByRole('textbox', { name: 'Name of the view' });
  await userEvent.type(name, 'Taken');
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('This name is taken.');
  await userEvent.clear(name);
  await userEvent.type(name, 'Elms');
  await press('Save');
  expect(page.sent(createSavedView).at(-1)).toEqual({
    ...{ page: '/ships', query: 'search=elm', name: 'Elms', roles: [] },
  });
});

test('a view that a colleague shared is marked as shared, and cannot be changed', async () => {
  views = [{ ...saved, isMine: false, isEditable: false, owner: 'Dev Menon' }];
  open('/ships?search=elm&view=7');
  await userEvent.click(await screen.findByRole('button', { name: /^View: Mine/ }));
  expect(await screen.findByRole('menuitemradio', { name: /Shared by Dev Menon/ })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: /^Save changes/ })).toBeNull();
  expect(screen.queryByRole('menuitem', { name: /^Delete/ })).toBeNull();
});

test('the number of rows of a view is requested when the menu opens, and never before', async () => {
  views = [saved, { ...saved, id: 9, name: 'Elms', query: 'search=elm' }];
  open('/ships?search=oak&view=7&harbour=3');
  await userEvent.click(await screen.findByRole('button', { name: 'View: Mine' }));
  expect(await screen.findByText('1 ship')).toBeVisible();
  expect(await screen.findByText('1,204 ships')).toBeVisible();
  expect(readTotal.mock.calls).toEqual([['?harbour=3&search=oak'], ['?search=elm']]);
});

test('a list requests no row counts of its views until somebody opens the menu', async () => {
  open('/ships?search=oak&view=7&harbour=3');
  expect(await screen.findByRole('button', { name: 'View: Mine' })).toBeVisible();
  expect(readTotal).not.toHaveBeenCalled();
});

test('with 500 views, only the first ones are counted', async () => {
  views = Array.from({ length: 500 }, (_, at) => ({ ...saved, id: at + 1, name: `View ${at}` }));
  open('/ships');
  await press('Views');
  await waitFor(() => expect(readTotal).toHaveBeenCalledTimes(20), { timeout: 20_000 });
  expect(screen.getAllByRole('menuitemradio', { hidden: true })).toHaveLength(500);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(readTotal).toHaveBeenCalledTimes(20);
});

test('a shared view says whose it was after its owner has left', async () => {
  views = [{ ...saved, isMine: false, owner: 'Dev Menon', isOwnerGone: true }];
  open('/ships');
  await press('Views');
  expect(await screen.findByText(/Shared by Dev Menon, who has left/)).toBeVisible();
});
