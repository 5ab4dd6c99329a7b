import { screen } from '@testing-library/react';
import { useState } from 'react';
import { Link, routeRef } from '../react';
import { failure, press, renderPage, type, user, field } from '../testing';
import { RecordPage } from './record-page';
import type { RecordRead } from './shown-record';

interface Ship {
  name: string;
}
const ships = routeRef('ships.list');
const noun = { one: 'ship', many: 'ships', list: ships };
const reload = jest.fn();

const onItsWay = <p>On its way</p>;

const draw = (address: string, readOf: (id: number) => Partial<RecordRead<Ship>>) => {
  const useRecord = (id: number) => ({
    record: undefined,
    error: undefined,
    reload,
    ...readOf(id),
  });
  const Notes = ({ ship }: { ship: Ship }) => {
    const [notes, setNotes] = useState('');
    return (
      <label>
        Notes on {ship.name}
        <input value={notes} onChange={({ target }) => setNotes(target.value)} />
      </label>
    );
  };
  return renderPage(
    <>
      <RecordPage title="Ship" noun={noun} onItsWay={onItsWay} useRecord={useRecord}>
        {(ship: Ship) => <Notes ship={ship} />}
      </RecordPage>
      <Link to="/ship/8">The next ship</Link>
    </>,
    { address, path: '/ship/:id' },
  );
};
const heading = () => screen.queryByRole('heading', { level: 1, name: 'Ship' });

test('a placeholder keeps the space of a record that is loading', () => {
  draw('/ship/7', () => ({}));
  expect(screen.getByText('On its way')).toBeVisible();
});

test('the page of the next record starts with empty input, without the input of the previous record', async () => {
  draw('/ship/7', (id) => ({ record: { name: `Ship ${String(id)}` } }));
  await type('Notes on Ship 7', 'leaks');
  await user.click(screen.getByRole('link', { name: 'The next ship' }));
  expect(field('Notes on Ship 8')).toHaveValue('');
});

test.each(['/ship/none', '/ship/0', '/ship/7x'])(
  'an address without a valid id (%s) loads nothing, and links to the list',
  (address) => {
    const readOf = jest.fn(() => ({}));
    draw(address, readOf);
    expect(readOf).not.toHaveBeenCalled();
    expect(heading()).toBeVisible();
    expect(screen.getByText('There is no such ship')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show ships' })).toHaveAttribute('href', '/ships.list');
  },
);

test('a record deleted while its page is open is no longer shown', () => {
  draw('/ship/7', () => ({ record: { name: 'Ship 7' }, error: failure(404, 'Gone.') }));
  expect(screen.queryByText('Notes on Ship 7')).toBeNull();
  expect(screen.getByText('There is no such ship')).toBeVisible();
});

test('a record that could not be reloaded stays visible', () => {
  draw('/ship/7', () => ({ record: { name: 'Ship 7' }, error: failure(503, 'Too much.') }));
  expect(field('Notes on Ship 7')).toBeVisible();
});

test('a record that fails to load shows the reason and a reference, and can be retried', async () => {
  draw('/ship/7', () => ({ error: failure(503, 'Too much at once.') }));
  expect(screen.getByRole('alert')).toHaveTextContent('The ship could not be loaded');
  expect(screen.getByRole('alert')).toHaveTextContent('Too much at once.');
  expect(screen.getByText('Reference r-77')).toBeVisible();
  await press('Retry');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a record that the person may not see shows the reason, and offers no retry', () => {
  draw('/ship/7', () => ({ error: failure(403, 'Ask an administrator.') }));
  expect(screen.getByText('Ask an administrator.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});
