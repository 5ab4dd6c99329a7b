import { screen } from '@testing-library/react';
import { Menu } from 'shared-ui';
import type { Offer, Selected } from '../react';
import { confirmDeletion, press, renderPage } from '../testing';
import { useDeletion } from './use-deletion';

type Ids = readonly number[];
const remove = jest.fn<Promise<void>, [Ids]>();
const onDeleted = jest.fn();
beforeEach(() => {
  remove.mockReset().mockResolvedValue();
  onDeleted.mockReset();
});

const open: Offer = { offer: () => ({}) };
const three: Selected<Ids> = { selection: [1, 2, 3], count: 3, name: '3 ships' };

interface Props {
  may?: Offer;
  selected?: Selected<Ids>;
  isOpen?: boolean;
}

const Ships = ({ may = open, selected = three, isOpen }: Props) => {
  const deletion = useDeletion<Ids>({
    may,
    remove,
    done: 'Deleted.',
    onDeleted,
    usage: (ids) => `${String(ids.length)} harbours`,
  });
  return (
    <>
      <Menu
        label="Actions"
        trigger={<button>More</button>}
        entries={[deletion.of(selected, isOpen)]}
      />
      {deletion.question}
    </>
  );
};
const offered = async (props: Props = {}) => {
  renderPage(<Ships {...props} />);
  await press('More');
  return screen.queryByRole('menuitem', { name: 'Delete' });
};

test('a refused deletion shows its reason in the dialog, and reports no success', async () => {
  remove.mockRejectedValue(new Error('Used by 2 jobs.'));
  await offered();
  screen.getByRole('menuitem', { name: 'Delete' }).click();
  await confirmDeletion();
  expect(await screen.findByRole('alert')).toHaveTextContent('Used by 2 jobs.');
  expect(onDeleted).not.toHaveBeenCalled();
  expect(screen.queryByText('Deleted.')).toBeNull();
});

test('the deletion dialog names the records and what is deleted with them, and requires the word DELETE', async () => {
  await offered();
  screen.getByRole('menuitem', { name: 'Delete' }).click();
  const question = await screen.findByRole('alertdialog', { name: 'Delete 3 ships' });
  expect(question).toHaveAccessibleDescription(/3 harbours/);
  expect(remove).not.toHaveBeenCalled();
  await confirmDeletion();
  expect(remove).toHaveBeenCalledWith([1, 2, 3]);
  expect(await screen.findByText('Deleted.')).toBeVisible();
  expect(onDeleted).toHaveBeenCalledWith([1, 2, 3]);
  expect(question).not.toBeInTheDocument();
});

test('a role that never includes deletion is not offered Delete', () => {
  renderPage(<Ships may={{ offer: () => ({ isHidden: true }) }} />);
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});

test('a record outside the person’s scope cannot be deleted, and Delete gives the reason', async () => {
  const may: Offer = {
    offer: (isOpen) => (isOpen ? {} : { disabledReason: 'It is another team’s.' }),
  };
  const entry = await offered({ may, isOpen: false });
  expect(entry).toHaveAttribute('aria-disabled', 'true');
  expect(entry).toHaveAccessibleDescription('It is another team’s.');
});

test('for a selection that exceeds the limits, Delete names the limit before any other reason', async () => {
  const may: Offer = { offer: () => ({ disabledReason: 'Not yours.' }) };
  const entry = await offered({ may, selected: { ...three, refusal: 'Too many at once.' } });
  expect(entry).toHaveAccessibleDescription('Too many at once.');
});
