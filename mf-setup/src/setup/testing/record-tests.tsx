import { screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Permission } from 'server/contract/permission';
import type { recordCalls, RecordShapes } from 'server/contract/record-calls';
import {
  actionOf,
  answer,
  confirmDeletion,
  field,
  pageOf,
  pick,
  press,
  renderPage,
  rowOf,
  tick,
  type,
  user,
  type RenderPageOptions,
} from 'shell/sdk/testing';

interface StoredRow {
  id: number;
  version?: number;
  [field: string]: unknown;
}

interface Kind {
  calls: ReturnType<typeof recordCalls<RecordShapes>>;
  /** Two stored records, as both the list and the call for a single record return them. */
  rows: readonly [StoredRow, StoredRow];
  answers?: RenderPageOptions['answers'];
}

/** Values by field label; a value that ends with `{Enter}` is typed even into a select. */
type Filled = Readonly<Record<string, string>>;

const fill = async (filled: Filled): Promise<void> => {
  for (const [label, value] of Object.entries(filled)) {
    const control = await waitFor(() => field(label));
    const isChoice = control.matches('select, [role=combobox]') && !value.endsWith('{Enter}');
    if (control.matches('[type=checkbox]')) await user.click(control);
    else await (isChoice ? pick(label, value) : type(label, value));
  }
};

const answersOf = ({ calls, rows: [, stored], rows, answers = [] }: Kind) => [
  ...answers,
  answer(calls.getMany, pageOf(rows)),
  answer(calls.get, { data: stored }),
  answer(calls.create, { data: stored }),
  answer(calls.update, { data: stored }),
  answer(calls.remove, { data: { deleted: 1 } }),
  answer(calls.getUsage, { data: { used: 0, records: [] } }),
];

interface ListCase extends Kind {
  page: ReactElement;
  /** Names of the two stored records. */
  names: readonly [string, string];
  heads: readonly string[];
  /** Texts in the first row of the list. */
  texts: readonly string[];
  /** Choices in the list's filters, each with the query that it sends. */
  filters?: readonly (readonly [label: string | RegExp, choice: string, query: object])[];
  /** Another record that uses the first one; `address` is the end of the link to it. */
  use?: { words: string; kind: string; address: string };
  /** Permission to see the list but to change nothing. */
  view: Permission;
}

/** Tests for every list of setup records, whether its rows are edited in forms or in place. */
const testList = (
  { page, names: [first, second], heads, texts, filters = [], use, ...kind }: ListCase,
  startDeletion: (name: string) => Promise<void>,
) => {
  const { calls } = kind;
  /** Custom `answers` take precedence over the default answers of the kind of record. */
  const open = (
    options: RenderPageOptions = {},
    answers: NonNullable<RenderPageOptions['answers']> = [],
  ) => renderPage(page, { answers: [...answers, ...answersOf(kind)], ...options });

  test(`the list shows ${heads.join(', ')}`, async () => {
    open();
    const row = within(await rowOf(first));
    for (const text of texts) expect(row.getByText(text)).toBeVisible();
    const shown = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(shown).toEqual(expect.arrayContaining([...heads]));
  });

  test('the list is searched by the server, from its first page', async () => {
    const opened = open();
    await rowOf(first);
    await user.type(screen.getByRole('searchbox'), 'some');
    await waitFor(() =>
      expect(opened.queries(calls.getMany).at(-1)).toMatchObject({ search: 'some', page: 1 }),
    );
  });

  if (filters.length > 0)
    test.each(filters)('the list is filtered by %s: %s', async (label, choice, query) => {
      const opened = open();
      await rowOf(first);
      await pick(label, choice);
      await waitFor(() => expect(opened.queries(calls.getMany).at(-1)).toMatchObject(query));
    });

  test('a deletion says what uses the record, requires the word DELETE, and sends its id', async () => {
    const by = use ? [{ words: use.words, kind: use.kind }] : [];
    const used = { used: by.length, records: use ? [{ id: 1, name: first, by }] : [] };
    const opened = open({}, [answer(calls.getUsage, { data: used })]);
    await startDeletion(second);
    if (use) {
      const link = await screen.findByRole('link', { name: use.words });
      expect(link.closest('div')).toHaveTextContent(
        `Still used, so it cannot be deleted: ${first} (${use.words}).`,
      );
      expect(link.getAttribute('href')).toMatch(new RegExp(`${use.address}$`));
    } else expect(await screen.findByText('Nothing uses what you delete.')).toBeVisible();
    await confirmDeletion();
    // Sources also have their id as `sourceId`, since other records name a source by that field.
    const [key = 'id'] = Object.entries(kind.rows[1])
      .filter(([name, value]) => name === 'sourceId' && value === 2)
      .map(([name]) => name);
    await waitFor(() => expect(opened.sent(calls.remove)).toEqual([{ [key]: [2] }]));
  });

  return open;
};

/** Tests for a list of `defineRecordListPage`; `links` are the labels of its record links. */
export const testRecordsPage = ({
  links,
  ...tested
}: ListCase & { links: readonly [string, ...string[]] }) => {
  const { names, view } = tested;
  const open = testList(tested, async (name) => user.click(await actionOf(name, 'Delete')));

  test('links of a record are enabled with exactly one selected row', async () => {
    open();
    await tick(names[0]);
    const bar = within(await screen.findByRole('region', { name: 'Selection' }));
    for (const name of links) expect(bar.getByRole('link', { name })).toBeVisible();
    await tick(names[1]);
    for (const name of links)
      expect(bar.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  });

  test('a person who may only view the list is offered no deletion', async () => {
    open({ grants: [view] });
    await press(`Actions for ${names[1]}`);
    expect(await screen.findByRole('menuitem', { name: links[0] })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
  });

  return open;
};

interface Edit {
  change: Filled;
  /** Part of the expected request body, besides the version. */
  sends: object;
}

interface RowsCase extends ListCase {
  /** Label of the button for a new row. */
  add: string;
  /** Messages by field when an empty new row is saved. */
  missing: Filled;
  create: Edit;
  edit: Edit;
}

/** Tests for a list of `defineRowEditingPage`. */
export const testRowsPage = ({ add, missing, create, edit, ...tested }: RowsCase) => {
  const { calls, names, view, rows } = tested;
  const open = testList(tested, (name) => press(`Delete ${name}`));

  test('a new row is sent with the typed values', async () => {
    const opened = open();
    await rowOf(names[0]);
    await press(add);
    await fill(create.change);
    await press('Save');
    await waitFor(() => expect(opened.sent(calls.create)).toEqual([create.sends]));
  });

  test('a new row without values is refused at its fields, and nothing is sent', async () => {
    const opened = open();
    await rowOf(names[0]);
    await press(add);
    await press('Save');
    for (const [label, message] of Object.entries(missing))
      await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message));
    expect(opened.sent(calls.create)).toEqual([]);
  });

  test('a row is edited in place, and is sent with its version', async () => {
    const opened = open();
    await press(`Edit ${names[1]}`);
    await fill(edit.change);
    await press('Save');
    await waitFor(() =>
      expect(opened.sent(calls.update)).toMatchObject([
        { ...edit.sends, version: rows[1].version },
      ]),
    );
  });

  test('a person who may only view the list is offered no change', async () => {
    open({ grants: [view] });
    await rowOf(names[0]);
    expect(screen.queryByRole('button', { name: /^(Add New|Edit|Delete)/ })).toBeNull();
  });

  return open;
};

interface FormsCase extends Kind {
  pages: { create: ReactElement; edit: ReactElement; view?: ReactElement };
  /** Address of the list page. */
  list: string;
  missing: Filled;
  create: Edit;
  edit: Edit;
  /** Labels of fields that never change after creation. */
  fixed?: readonly string[];
  /** Texts that the view page shows. */
  viewed?: readonly string[];
}

/** Tests for the pages that create, edit and view a kind of setup record. */
export const testRecordPages = ({
  pages,
  list,
  missing,
  create,
  edit,
  fixed = [],
  viewed = [],
  ...kind
}: FormsCase) => {
  const { calls, rows } = kind;
  const answers = answersOf(kind);
  const openNew = () => renderPage(pages.create, { answers, address: '/create' });
  const openStored = (page: ReactElement) =>
    renderPage(page, { answers, address: '/record/2', path: '/record/:id' });

  // A draft of a new record that one test leaves would fill the form of the next.
  beforeEach(() => localStorage.clear());

  test('a new record is sent with the typed values, and the list opens', async () => {
    const opened = openNew();
    await fill(create.change);
    await press('Save');
    await waitFor(() => expect(opened.sent(calls.create)).toEqual([create.sends]));
    await waitFor(() => expect(opened.address()).toContain(list));
  });

  test('missing values are reported at their fields, and nothing is sent', async () => {
    const opened = openNew();
    await press('Save');
    for (const [label, message] of Object.entries(missing))
      await waitFor(() =>
        expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message)),
      );
    expect(opened.sent(calls.create)).toEqual([]);
  });

  test('the form to edit a record starts with the stored values, and sends the version', async () => {
    const opened = openStored(pages.edit);
    await fill(edit.change);
    for (const label of fixed) expect(field(label)).toHaveAttribute('readonly');
    await press('Save');
    await waitFor(() =>
      expect(opened.sent(calls.update)).toMatchObject([
        { ...edit.sends, version: rows[1].version },
      ]),
    );
    await waitFor(() => expect(opened.address()).toContain(list));
  });

  if (pages.view)
    test('the read-only view of a record shows its values, and has no Save', async () => {
      openStored(pages.view as ReactElement);
      for (const text of viewed) expect(await screen.findByText(text)).toBeVisible();
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    });

  return { openNew, openStored };
};
