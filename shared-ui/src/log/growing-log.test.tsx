import { act, fireEvent, render, screen } from '@testing-library/react';
import { UiProvider } from '../provider/ui-provider';
import { GrowingLog } from './growing-log';

const keys = Array.from({ length: 200 }, (_, at) => `line ${at}`);
const lines = () => screen.getAllByRole('listitem');

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(56);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

test('a printed log contains all of its lines, not only the visible ones', () => {
  render(
    <UiProvider>
      <GrowingLog label="Messages" keys={keys} draw={(at) => keys[at]} />
    </UiProvider>,
  );
  expect(lines().length).toBeLessThan(60);
  act(() => void fireEvent(window, new Event('beforeprint')));
  expect(lines().map(({ textContent }) => textContent)).toEqual(keys);
  act(() => void fireEvent(window, new Event('afterprint')));
  expect(lines().length).toBeLessThan(60);
});
