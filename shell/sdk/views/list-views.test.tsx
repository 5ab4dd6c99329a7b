import { screen } from '@testing-library/react';
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
  ...{ isMine: true, owner: 'Asha Verma', isPinned: false, isDefault: false },
  ...{ isEditable: true, version: 2 },
};

let views: SavedView[] = [];
const open = (address: string) =>
  renderPage(<ListViews />, {
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

beforeEach(() => (views = [saved]));

test('views are read when their menu opens, and each leads to its list', async () => {
  const page = open('/ships');
  expect(page.sent(getSavedViews)).toEqual([]);
  await press('Views');
  expect(await screen.findByRole('menuitemradio', { name: /^Mine/ })).toHaveAttribute(
    'href',
    '/ships?harbour=3&search=oak&view=7',
  );
});

test('an open view is named, whatever order the address has', async () => {
  open('/ships?search=oak&view=7&harbour=3&page=4');
  expect(await screen.findByRole('button', { name: 'View: Mine' })).toBeVisible();
});

test('a changed view says so, and saves what is set now with the version that was read', async () => {
  const page = open('/ships?search=elm&view=7');
  await userEvent.click(await screen.findByRole('button', { name: 'View: Mine, changed' }));
  await choose(/^Save changes to Mine/);
  expect(page.sent(updateSavedView)).toEqual([{ query: 'search=elm', version: 2 }]);
});

test('a new view is saved under its name, and a refused name is said in place', async () => {
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

test('what a colleague shared is named so, and cannot be changed', async () => {
  views = [{ ...saved, isMine: false, isEditable: false, owner: 'Dev Menon' }];
  open('/ships?search=elm&view=7');
  await userEvent.click(await screen.findByRole('button', { name: /^View: Mine/ }));
  expect(await screen.findByRole('menuitemradio', { name: /Shared by Dev Menon/ })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: /^Save changes/ })).toBeNull();
  expect(screen.queryByRole('menuitem', { name: /^Delete/ })).toBeNull();
});
