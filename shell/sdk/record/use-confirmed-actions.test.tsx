import { screen } from '@testing-library/react';
import { Menu } from 'shared-ui';
import type { Offer, Selected } from '../react';
import { press, renderPage } from '../testing';
import { useConfirmedActions } from './use-confirmed-actions';

type Ids = readonly number[];
const run = jest.fn<Promise<void>, [Ids]>();
const onDone = jest.fn();
beforeEach(() => {
  run.mockReset().mockResolvedValue();
  onDone.mockReset();
});

const three: Selected<Ids> = { selection: [1, 2, 3], count: 3, name: '3 ships' };
const open: Offer = { offer: () => ({}) };

const Ships = ({ may = open, selected = three }: { may?: Offer; selected?: Selected<Ids> }) => {
  const actions = useConfirmedActions<Ids>({
    ...{ may, onDone },
    actions: { sail: { label: 'Sail', words: 'They leave at once.', run, done: 'They left.' } },
  });
  return (
    <>
      <Menu label="Actions" trigger={<button>More</button>} entries={actions.of(selected)} />
      {actions.question}
    </>
  );
};
const choose = async () => {
  await press('More');
  screen.getByRole('menuitem', { name: 'Sail' }).click();
  return screen.findByRole('alertdialog', { name: 'Sail: 3 ships' });
};

test('an action on rows says what happens, and runs only once it was confirmed', async () => {
  renderPage(<Ships />);
  const question = await choose();
  expect(question).toHaveAccessibleDescription('They leave at once.');
  expect(run).not.toHaveBeenCalled();
  await press('Sail', question);
  expect(await screen.findByText('They left.')).toBeVisible();
  expect(run).toHaveBeenCalledWith([1, 2, 3]);
  expect(onDone).toHaveBeenCalled();
});

test('a refused action shows its reason, and reports no success', async () => {
  run.mockRejectedValue(new Error('One of them sank.'));
  renderPage(<Ships />);
  await press('Sail', await choose());
  expect(await screen.findByRole('alert')).toHaveTextContent('One of them sank.');
  expect(onDone).not.toHaveBeenCalled();
});

test('a selection that exceeds the limits cannot be acted on, and the action says why', async () => {
  renderPage(<Ships selected={{ ...three, refusal: 'Too many at once.' }} />);
  await press('More');
  expect(screen.getByRole('menuitem', { name: 'Sail' })).toHaveAccessibleDescription(
    'Too many at once.',
  );
});
