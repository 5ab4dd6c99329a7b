import { act, screen, waitFor, within } from '@testing-library/react';
import { leaveQuestion } from '../react';
import { answer, confirmDeletion, press, refresh, renderPage, rowOf, user } from '../testing';
import {
  CabinsPage,
  createCabin,
  deleteCabins,
  getCabins,
  updateCabin,
  type Cabin,
} from '../testing/sample-rows/cabins.page';

const submitted = 'Your change has been successfully submitted';
const cabin = (id: number, name: string): Cabin => ({ id, name, berths: id, version: 4 });

/** Simulates a refusal by the server. */
const refused = (details: object) => () => {
  throw Object.assign(new Error('Refused.'), details);
};
const stale = (current: Partial<Cabin>) =>
  refused({ code: 'STALE_VERSION', current: { ...cabin(2, 'Bow'), version: 7, ...current } });

const create = jest.fn<object, [{ body: Partial<Cabin>; headers: Record<string, string> }]>();
const update = jest.fn<object, [{ body: Partial<Cabin> }]>();
let cabins: Cabin[] = [];
beforeEach(() => {
  cabins = [cabin(1, 'Stern'), cabin(2, 'Bow')];
  create.mockReset().mockReturnValue({});
  update.mockReset().mockReturnValue({});
});

const open = (options: { grants?: [] } = {}) =>
  renderPage(<CabinsPage />, {
    ...options,
    answers: [
      answer(getCabins, ({ query: { page = 1 } }) => ({
        data: cabins.slice(page * 10 - 10, page * 10),
        meta: {
          total: cabins.length,
          current_page: page,
          last_page: Math.ceil(cabins.length / 10) || 1,
          from: 1,
          to: 2,
        },
      })),
      answer(createCabin, create),
      answer(updateCabin, update),
      answer(deleteCabins, ({ body: { id = [] } }) => {
        cabins = cabins.filter((each) => !id.includes(each.id));
        return {};
      }),
    ],
  });

const field = (name: string) => screen.findByRole('textbox', { name });
const type = async (text: string) => {
  const name = await field('Name');
  await user.clear(name);
  await user.type(name, text);
};
const edited = () =>
  screen.queryAllByRole('group').map((group) => group.getAttribute('aria-label'));
const leave = (really: boolean) => act(async () => leaveQuestion.current()?.answer(really));
const button = (name: string) => screen.findByRole('button', { name });

describe('a new row', () => {
  test('a new row opens blank above the others, and Enter saves it', async () => {
    open();
    await rowOf('Stern');
    await press('Add cabin');
    const [, first] = screen.getAllByRole('row');
    expect(within(first as HTMLElement).getByRole('group', { name: 'New cabin' })).toBeVisible();
    expect(await field('Name')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('Keel{Enter}');
    expect(await screen.findByText(submitted)).toBeVisible();
    expect(create.mock.calls[0]?.[0].body).toEqual({ name: 'Keel', berths: '' });
    expect(edited()).toEqual([]);
    expect(await button('Add cabin')).toHaveFocus();
  });

  test('a new row creates one record however often it is saved, and the next new row creates another', async () => {
    create.mockImplementationOnce(refused({ message: 'Busy.', requestId: 'r-77' }));
    open();
    await rowOf('Stern');
    await press('Add cabin');
    await type('Keel');
    await press('Save');
    const refusal = await screen.findByRole('alert');
    expect(refusal).toHaveTextContent('Busy. Reference r-77');
    await press('Save');
    await waitFor(() => expect(edited()).toEqual([]));
    await press('Add cabin');
    await type('Mast');
    await press('Save');
    await waitFor(() => expect(create).toHaveBeenCalledTimes(3));
    const keys = create.mock.calls.map(([{ headers }]) => headers['Idempotency-Key']);
    expect(keys[0]).toEqual(expect.stringMatching(/.{20}/));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('an untouched new row disappears without confirmation when it is cancelled', async () => {
    open();
    await rowOf('Stern');
    await press('Add cabin');
    await field('Name');
    await press('Cancel');
    expect(edited()).toEqual([]);
    expect(leaveQuestion.current()).toBeUndefined();
    expect(create).not.toHaveBeenCalled();
  });

  test('a new row replaces the message of an empty list', async () => {
    cabins = [];
    open();
    expect(await screen.findByText('No cabins yet')).toBeVisible();
    await press('Add cabin');
    expect(await field('Name')).toBeVisible();
    expect(screen.queryByText('No cabins yet')).toBeNull();
  });
});

describe('an edited row', () => {
  test('an edited row opens with the stored values, and is saved with the version that was loaded', async () => {
    open();
    await press('Edit Bow');
    expect(await field('Name')).toHaveValue('Bow');
    expect(screen.getByText('Crew stay where they are.')).toBeVisible();
    await type('Prow');
    cabins = [cabin(1, 'Stern'), cabin(2, 'Prow')];
    await press('Save');
    await rowOf('Prow');
    expect(update.mock.calls[0]?.[0].body).toEqual({ name: 'Prow', berths: 2, version: 4 });
    expect(await button('Edit Prow')).toHaveFocus();
  });

  test.each([
    ['Escape', () => user.keyboard('{Escape}')],
    ['Cancel', () => press('Cancel')],
  ])('%s restores the stored values, once the loss of input is confirmed', async (_, cancel) => {
    open();
    await press('Edit Bow');
    await type('Prow');
    await cancel();
    await leave(false);
    expect(await field('Name')).toHaveValue('Prow');
    await user.click(await field('Name'));
    await cancel();
    await leave(true);
    expect(await rowOf('Bow')).toBeVisible();
    expect(await button('Edit Bow')).toHaveFocus();
    expect(update).not.toHaveBeenCalled();
  });

  test('only one row is edited at a time: another opens once the input is saved or discarded', async () => {
    open();
    await press('Edit Bow');
    await type('Prow');
    await press('Edit Stern');
    await leave(false);
    expect(edited()).toEqual(['Edit Bow']);
    await press('Add cabin');
    await leave(true);
    expect(edited()).toEqual(['New cabin']);
    await press('Edit Stern');
    expect(edited()).toEqual(['Edit Stern']);
  });

  test('changes that two people made to different fields of a row are merged', async () => {
    update.mockImplementationOnce(stale({ berths: 9 }));
    open();
    await press('Edit Bow');
    await type('Prow');
    await press('Save');
    await waitFor(() => expect(edited()).toEqual([]));
    expect(update.mock.lastCall?.[0].body).toEqual({ name: 'Prow', berths: 9, version: 7 });
  });

  test('a field of a row that two people changed is asked about', async () => {
    update.mockImplementationOnce(stale({ name: 'Beak' }));
    open();
    await press('Edit Bow');
    await type('Prow');
    await press('Save');
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByRole('radiogroup', { name: /Name/ })).toBeVisible();
    await user.click(question.getByRole('radio', { name: 'Theirs' }));
    await user.click(question.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(edited()).toEqual([]));
    expect(update.mock.lastCall?.[0].body).toEqual({ name: 'Beak', berths: 2, version: 7 });
  });

  test('an edited row keeps its input when another person deletes its record', async () => {
    open();
    await press('Edit Bow');
    await type('Prow');
    cabins = [cabin(1, 'Stern')];
    await act(() => refresh('cabin'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit Bow' })).toBeNull());
    expect(await field('Name')).toHaveValue('Prow');
    update.mockImplementationOnce(refused({ message: 'It is gone.' }));
    await press('Save');
    expect(await screen.findByRole('alert')).toHaveTextContent('It is gone.');
  });

  test('an edited row closes when its own record is deleted, but not when another record is', async () => {
    open();
    await press('Edit Bow');
    await type('Prow');
    await press('Delete Stern');
    await confirmDeletion();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit Stern' })).toBeNull());
    expect(await field('Name')).toHaveValue('Prow');
    await press('Delete Bow');
    await confirmDeletion();
    await waitFor(() => expect(edited()).toEqual([]));
  });

  test('an edited row closes when the page is left', async () => {
    cabins = Array.from({ length: 12 }, (_, at) => cabin(at + 1, `Cabin ${at + 1}`));
    open();
    await press('Edit Cabin 1');
    await press('Next page');
    await rowOf('Cabin 11');
    expect(edited()).toEqual([]);
    await press('Previous page');
    await rowOf('Cabin 2');
  });
});

describe('an invalid value in a row', () => {
  test('an invalid value is reported in its cell, which gets the focus, and nothing is sent', async () => {
    open();
    await rowOf('Stern');
    await press('Add cabin');
    await field('Name');
    await press('Save');
    const name = await field('Name');
    await waitFor(() => expect(name).toHaveAccessibleDescription('Name the new cabin.'));
    await waitFor(() => expect(name).toHaveFocus());
    expect(create).not.toHaveBeenCalled();
  });

  test('a value that another row has is refused, but a row may keep its own value', async () => {
    open();
    await press('Edit Bow');
    await type('Stern');
    await press('Save');
    await waitFor(async () =>
      expect(await field('Name')).toHaveAccessibleDescription('There is such a cabin.'),
    );
    await type('Bow');
    await press('Save');
    await waitFor(() => expect(update).toHaveBeenCalled());
  });

  test('a value that the server refuses is reported at its field', async () => {
    create.mockImplementation(refused({ fields: { berths: 'Too many.' } }));
    open();
    await rowOf('Stern');
    await press('Add cabin');
    await type('Keel');
    await press('Save');
    const berths = screen.getByRole('spinbutton', { name: 'Berths' });
    await waitFor(() => expect(berths).toHaveAccessibleDescription('Too many.'));
    await waitFor(() => expect(berths).toHaveFocus());
    expect(await field('Name')).toHaveValue('Keel');
  });
});

test('on a phone each row is a card with its fields, including the new row', async () => {
  const wide = window.matchMedia;
  window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
  try {
    open();
    await press('Edit Bow');
    const card = (await screen.findByRole('group', { name: 'Edit Bow' })).closest('li');
    expect(within(card as HTMLElement).getByRole('textbox', { name: 'Name' })).toHaveValue('Bow');
    expect(screen.queryByRole('table')).toBeNull();
    await user.clear(await field('Name'));
    const save = screen.getByRole('button', { name: 'Save' });
    await user.pointer({ target: save, keys: '[MouseLeft>]' });
    expect(await field('Name')).toHaveFocus();
    await user.pointer({ target: save, keys: '[/MouseLeft]' });
    expect(await screen.findByText('Name the cabin.')).toBeVisible();
  } finally {
    window.matchMedia = wide;
  }
});

test('editing of rows is not offered without permission to change them', async () => {
  open({ grants: [] });
  await rowOf('Bow');
  expect(screen.queryByRole('button', { name: /^(Add|Edit|Delete)/ })).toBeNull();
});
