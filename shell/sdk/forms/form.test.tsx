import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from 'shared-ui/forms';
import { hasUnsavedChanges, leaveQuestion, OpenPanelContext, Panel } from '../react';
import { renderPage } from '../testing';
import type { FormDraft } from './form-draft';
import { PageForm } from './page-form';
import { PanelForm } from './panel-form';
import { useForm } from './use-form';
import { useRecordForm, type RecordDraft } from './use-record-form';

interface Source {
  name: string;
  city: string;
  version: number;
}
type Values = Pick<Source, 'name' | 'city'>;

const stored: Source = { name: 'Careers', city: 'Pune', version: 4 };
const valuesOf = ({ name, city }: Source): Values => ({ name, city });
const common = { refusal: 'The source was not saved.', labels: { name: 'Name', city: 'City' } };

const save = jest.fn<Promise<Source>, [values: Values, version?: number]>();
const goOn = jest.fn();
const close = jest.fn();
beforeEach(() => {
  [goOn, close].forEach((each) => each.mockReset());
  save.mockReset().mockImplementation(async (values) => ({ ...values, version: 5 }));
});

const fields = (
  <>
    <TextField name="name" label="Name" />
    <TextField name="city" label="City" />
  </>
);

const NewSource = ({ draft }: { draft?: FormDraft<Values, Source> }) => {
  const form = useForm({
    ...common,
    initial: { name: '', city: '' },
    save: (values) => save(values),
    goOn,
    ...(draft && { draft }),
  });
  return (
    <PageForm form={form} submitLabel="Save">
      {fields}
    </PageForm>
  );
};

interface Options {
  draft?: {
    draft: RecordDraft<Values> | undefined;
    save: (kept: RecordDraft<Values>) => void;
    discard: () => void;
  };
}

const StoredSource = ({ draft }: Options) => {
  const form = useRecordForm({
    ...common,
    record: stored,
    valuesOf,
    save: (values, { version }) => save(values, version),
    goOn,
    fieldOf: (field) => (field === 'town' ? 'city' : field),
    ...(draft && { draft }),
  });
  return (
    <PageForm form={form} submitLabel="Save">
      {fields}
    </PageForm>
  );
};

const SourceDrawer = () => {
  const form = useRecordForm({
    ...common,
    record: stored,
    valuesOf,
    save: (values, { version }) => save(values, version),
    goOn: close,
  });
  return (
    <Panel>
      <PanelForm form={form}>{fields}</PanelForm>
    </Panel>
  );
};

const openDrawer = () =>
  renderPage(
    <OpenPanelContext value={{ id: 'setup.source', title: 'Source', width: 400, input: {}, close }}>
      <SourceDrawer />
    </OpenPanelContext>,
  );

const field = (name: string) => screen.getByRole('textbox', { name });
const type = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const submitted = 'Your change has been successfully submitted';

const refused = (details: object, words = 'It was refused.') =>
  Object.assign(new Error(words), details);
const stale = (current: Partial<Source>) =>
  refused({ code: 'STALE_VERSION', current: { ...stored, version: 7, ...current } });

/** A save that settles when the test calls `come` or `fail`. */
const heldAnswer = () => {
  let settle = { come: (): void => undefined, fail: (_: Error): void => undefined };
  save.mockImplementation(
    (values) =>
      new Promise((resolve, reject) => {
        settle = { come: () => resolve({ ...values, version: 5 }), fail: reject };
      }),
  );
  return {
    come: () => act(async () => settle.come()),
    fail: (reason: Error) => act(async () => settle.fail(reason)),
  };
};

describe('saving a form', () => {
  test('a successful save is reported, and the form continues with the stored record', async () => {
    renderPage(<StoredSource />);
    await type('City', 'Kochi');
    await press('Save');
    expect(await screen.findByText(submitted)).toBeVisible();
    expect(save).toHaveBeenCalledWith({ name: 'Careers', city: 'Kochi' }, 4);
    expect(goOn).toHaveBeenCalledWith({ name: 'Careers', city: 'Kochi', version: 5 });
    await waitFor(() => expect(hasUnsavedChanges()).toBe(false));
  });

  test('a refusal shows at its field, focuses the summary above, and keeps the input', async () => {
    save.mockRejectedValue(refused({ fields: { town: 'There is no such town.' } }));
    renderPage(<StoredSource />);
    await type('City', 'Puna');
    await press('Save');
    await waitFor(() =>
      expect(field('City')).toHaveAccessibleDescription('There is no such town.'),
    );
    await waitFor(() => expect(screen.getByText('It was refused.').parentElement).toHaveFocus());
    expect(field('City')).toHaveValue('Puna');
    expect(goOn).not.toHaveBeenCalled();
  });
});

describe('an answer that arrives after the form was left', () => {
  const saveAndLeave = async () => {
    const answer = heldAnswer();
    const page = renderPage(<StoredSource />);
    await type('City', 'Kochi');
    await press('Save');
    page.unmount();
    renderPage(<h1>Elsewhere</h1>);
    return answer;
  };

  test('a success is reported, and no page opens', async () => {
    await (await saveAndLeave()).come();
    expect(screen.getAllByText(submitted)[0]).toBeVisible();
    expect(goOn).not.toHaveBeenCalled();
  });

  test.each([
    ['broke', refused({}, 'No room.'), 'The source was not saved. No room.'],
    ['met somebody else', stale({ city: 'Agra' }), /was not saved\. Nothing was saved\. Somebody/],
  ])('a failed save is reported on the current page: saving %s', async (_, reason, words) => {
    await (await saveAndLeave()).fail(reason);
    expect(await screen.findByText(words)).toBeVisible();
  });
});

describe('unsaved input', () => {
  test('input counts as unsaved until it is saved or reverted', async () => {
    renderPage(<StoredSource />);
    expect(hasUnsavedChanges()).toBe(false);
    await type('City', 'Kochi');
    expect(hasUnsavedChanges()).toBe(true);
    await type('City', 'Pune');
    expect(hasUnsavedChanges()).toBe(false);
  });

  test.each(['Cancel', 'Close'])(
    '%s of a drawer drops unsaved input only after confirmation',
    async (name) => {
      openDrawer();
      await type('City', 'Kochi');
      await press(name);
      await act(async () => leaveQuestion.current()?.answer(false));
      expect(close).not.toHaveBeenCalled();
      await press(name);
      await act(async () => leaveQuestion.current()?.answer(true));
      expect(close).toHaveBeenCalledTimes(1);
    },
  );

  test('an untouched drawer closes without confirmation, and a saved one passes the stored record to its opener', async () => {
    openDrawer();
    await press('Cancel');
    expect(close).toHaveBeenCalledWith();
    await type('City', 'Kochi');
    await press('Save');
    await waitFor(() =>
      expect(close).toHaveBeenCalledWith(expect.objectContaining({ version: 5 })),
    );
  });
});

describe('another person saved in the meantime', () => {
  const other = async (current: Partial<Source>) => {
    save.mockRejectedValueOnce(stale(current));
    renderPage(<StoredSource />);
    await type('City', 'Kochi');
    await press('Save');
  };
  const choose = (name: RegExp, side: string) =>
    userEvent.click(
      within(screen.getByRole('radiogroup', { name })).getByRole('radio', { name: side }),
    );

  test('changes of different fields are saved together without a dialog', async () => {
    await other({ name: 'Fair' });
    await waitFor(() => expect(goOn).toHaveBeenCalled());
    expect(save).toHaveBeenLastCalledWith({ name: 'Fair', city: 'Kochi' }, 7);
  });

  test.each([
    ['Mine', 'Kochi'],
    ['Theirs', 'Agra'],
  ])('for a field that two people changed, %s is saved if chosen', async (side, city) => {
    await other({ city: 'Agra' });
    await screen.findByRole('dialog', { name: 'Somebody saved in the meantime' });
    expect(save).toHaveBeenCalledTimes(1);
    await choose(/City/, side);
    await press('Apply');
    await waitFor(() => expect(goOn).toHaveBeenCalled());
    expect(save).toHaveBeenLastCalledWith({ name: 'Careers', city }, 7);
  });

  test('cancelling the conflict dialog saves nothing, and keeps the input', async () => {
    await other({ city: 'Agra' });
    const question = await screen.findByRole('dialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(/^Nothing was saved\./)).toBeVisible();
    expect(field('City')).toHaveValue('Kochi');
    expect(save).toHaveBeenCalledTimes(1);
  });
});

describe('a draft', () => {
  const kept = { save: jest.fn(), discard: jest.fn() };
  beforeEach(() => Object.values(kept).forEach((each) => each.mockReset()));

  test('a draft of a new record is restored, updated while typing, and removed once saved', async () => {
    renderPage(<NewSource draft={{ ...kept, draft: { name: 'Fair' } }} />);
    expect(await screen.findByText('Your draft was kept.')).toBeVisible();
    await type('City', 'Kochi');
    expect(kept.save).toHaveBeenLastCalledWith({ name: 'Fair', city: 'Kochi' });
    await press('Save');
    await waitFor(() => expect(goOn).toHaveBeenCalled());
    expect(save).toHaveBeenCalledWith({ name: 'Fair', city: 'Kochi' });
    expect(kept.discard).toHaveBeenCalled();
  });

  test('a draft of a change is saved with the record version that it was based on', async () => {
    const base = { values: { name: 'Career', city: 'Pune' }, version: 2 };
    const draft = { values: { name: 'Career', city: 'Kochi' }, base };
    renderPage(<StoredSource draft={{ ...kept, draft }} />);
    await screen.findByText('Your draft was kept.');
    expect(kept.save).toHaveBeenLastCalledWith(draft);
    await press('Save');
    await waitFor(() => expect(save).toHaveBeenCalledWith(draft.values, 2));
  });

  test('a form whose draft is still being created waits for that answer, and does not create the record again', async () => {
    let come = (_: Source): void => undefined;
    const running = new Promise<Source>((resolve) => (come = resolve));
    renderPage(<NewSource draft={{ ...kept, draft: { name: 'Fair' }, running }} />);
    expect(screen.getByText(/still being saved/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await act(async () => come(stored));
    expect(goOn).toHaveBeenCalledWith(stored);
  });

  test('a draft is restored when its creation fails', async () => {
    let fail = (_: Error): void => undefined;
    const running = new Promise<Source>((_, reject) => (fail = reject));
    renderPage(<NewSource draft={{ ...kept, draft: { name: 'Fair' }, running }} />);
    await act(async () => fail(refused({})));
    expect(await screen.findByText('Your draft was kept.')).toBeVisible();
    expect(field('Name')).toHaveValue('Fair');
  });
});
