import { screen, waitFor, within } from '@testing-library/react';
import { press, rowOf, user } from '../testing';
import { openSailors } from '../testing/sample-list/open-sailors';

const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const lines = () => within(screen.getByRole('list', { name: 'Columns in their order' }));
const openColumns = async (address = '/crew') => {
  const page = openSailors(3, { address });
  await rowOf('Sailor 1\\b');
  await press('Columns');
  await screen.findByRole('dialog', { name: 'Columns' });
  return page;
};

beforeEach(() => localStorage.clear());

test('columns that a person moved or hid are the same at the next visit, in this list only', async () => {
  const page = await openColumns();
  const names = lines().getAllByRole('checkbox');
  expect(names.length).toBeGreaterThan(1);
  const [first, second] = names.map((box) => box.closest('label')?.textContent ?? '');
  await press(`Move ${second} up`);
  expect(screen.getByRole('button', { name: `Move ${second} up` })).toHaveFocus();
  expect(page.address()).toBe('/crew');
  await press('Done');
  const shown = headers();
  expect(shown.indexOf(second ?? '')).toBeLessThan(shown.indexOf(first ?? ''));
  page.unmount();
  openSailors(3);
  await rowOf('Sailor 1\\b');
  expect(headers()).toEqual(shown);
});

test('with a view open, columns belong to the view and not to the browser', async () => {
  const page = await openColumns('/crew?view=7');
  await press(/^Widen/);
  await waitFor(() => expect(page.address()).toMatch(/columns=/));
  expect(localStorage).toHaveLength(0);
  await press('Reset');
  await waitFor(() => expect(page.address()).toBe('/crew?view=7'));
});

test('the column that leads to the record cannot be hidden', async () => {
  await openColumns();
  const locked = lines()
    .getAllByRole('checkbox')
    .filter((box) => (box as HTMLInputElement).disabled);
  expect(locked).toHaveLength(1);
});

test('a person can make the rows of a list lower without choosing columns', async () => {
  await openColumns();
  await user.click(screen.getByRole('checkbox', { name: 'Lower rows' }));
  expect(screen.getByRole('table', { hidden: true })).toHaveAttribute('data-compact');
});
