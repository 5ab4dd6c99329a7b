import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { panelRef } from '../define';
import { closeAllPanels, openedPanels, press, renderPanel, user } from '../testing';
import { Panel, usePanel } from './panel';
import { openPanel } from './panel-requests';
import { leaveQuestion, useUnsavedChanges } from './unsaved-changes';

interface Cargo {
  shipId: number;
}
const cargo = panelRef<Cargo, string>('ships.cargo');
const other = panelRef<Cargo, string>('ships.crew');

const CargoPanel = () => {
  const { input, close } = usePanel(cargo);
  const [dirty, setDirty] = useState(false);
  useUnsavedChanges(dirty);
  return (
    <Panel>
      <p>Ship {input.shipId}</p>
      <button onClick={() => setDirty(true)}>Change</button>
      <button onClick={() => close('loaded')}>Load</button>
    </Panel>
  );
};
const closed = jest.fn();
beforeEach(() => closed.mockReset());
afterEach(closeAllPanels);
const draw = () =>
  renderPanel(cargo, <CargoPanel />, { input: { shipId: 7 }, title: 'Cargo', close: closed });

test('a drawer has the title from its remote, and receives its input', () => {
  draw();
  expect(screen.getByRole('dialog', { name: 'Cargo' })).toHaveTextContent('Ship 7');
});

test('the opener of a drawer receives its result', async () => {
  draw();
  await press('Load');
  expect(closed).toHaveBeenCalledWith('loaded');
});

test.each(['Close', '{Escape}'])(
  '%s on a drawer drops unsaved input only after confirmation',
  async (way) => {
    draw();
    const leave = () => (way === 'Close' ? press('Close') : user.keyboard(way));
    await press('Change');
    await leave();
    expect(closed).not.toHaveBeenCalled();
    await act(async () => leaveQuestion.current()?.answer(false));
    expect(closed).not.toHaveBeenCalled();
    await leave();
    await act(async () => leaveQuestion.current()?.answer(true));
    expect(closed).toHaveBeenCalledTimes(1);
  },
);

test('rendering the content of another drawer throws an error that names it', () => {
  const Wrong = () => {
    usePanel(other);
    return null;
  };
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderPanel(cargo, <Wrong />, { input: { shipId: 7 } })).toThrow(
    '"ships.cargo" was opened, not "ships.crew"',
  );
  jest.restoreAllMocks();
});

test('each of two drawers returns its result to its own opener', async () => {
  const first = openPanel(cargo, { shipId: 1 });
  const second = openPanel(cargo, { shipId: 2 });
  expect(openedPanels()).toEqual([
    { id: 'ships.cargo', input: { shipId: 1 } },
    { id: 'ships.cargo', input: { shipId: 2 } },
  ]);
  await closeAllPanels();
  expect(await Promise.all([first, second])).toEqual([undefined, undefined]);
  expect(openedPanels()).toEqual([]);
});

test('the opener of a drawer can close it', async () => {
  const leaving = new AbortController();
  const answer = openPanel(cargo, { shipId: 1 }, { signal: leaving.signal });
  void openPanel(cargo, { shipId: 2 });
  leaving.abort();
  expect(await answer).toBeUndefined();
  expect(openedPanels()).toEqual([{ id: 'ships.cargo', input: { shipId: 2 } }]);
});
