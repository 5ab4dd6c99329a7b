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

test('a record takes the room that was held for it', () => {
  draw('/ship/7', () => ({}));
  expect(screen.getByText('On its way')).toBeVisible();
});

test('the next record begins anew: nothing that was typed goes over to it', async () => {
  draw('/ship/7', (id) => ({ record: { name: `Ship ${String(id)}` } }));
  await type('Notes on Ship 7', 'leaks');
  await user.click(screen.getByRole('link', { name: 'The next ship' }));
  expect(field('Notes on Ship 8')).toHaveValue('');
});

test.each(['/ship/none', '/ship/0', '/ship/7x'])(
  'an address that names no record (%s) asks for none, and leads to all',
  (address) => {
    const readOf = jest.fn(() => ({}));
    draw(address, readOf);
    expect(readOf).not.toHaveBeenCalled();
    expect(heading()).toBeVisible();
    expect(screen.getByText('There is no such ship')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show ships' })).toHaveAttribute('href', '/ships.list');
  },
);

test('a record that is deleted while it is open is not shown on', () => {
  draw('/ship/7', () => ({ record: { name: 'Ship 7' }, error: failure(404, 'Gone.') }));
  expect(screen.queryByText('Notes on Ship 7')).toBeNull();
  expect(screen.getByText('There is no such ship')).toBeVisible();
});

test('a record that could not be read again stays, for what was read is still true', () => {
  draw('/ship/7', () => ({ record: { name: 'Ship 7' }, error: failure(503, 'Too much.') }));
  expect(field('Notes on Ship 7')).toBeVisible();
});

test('a failure says why, with its reference, and is tried again', async () => {
  draw('/ship/7', () => ({ error: failure(503, 'Too much at once.') }));
  expect(screen.getByRole('alert')).toHaveTextContent('The ship could not be loaded');
  expect(screen.getByRole('alert')).toHaveTextContent('Too much at once.');
  expect(screen.getByText('Reference r-77')).toBeVisible();
  await press('Retry');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('who may not see it reads the reason, and is not asked to try again', () => {
  draw('/ship/7', () => ({ error: failure(403, 'Ask an administrator.') }));
  expect(screen.getByText('Ask an administrator.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});
