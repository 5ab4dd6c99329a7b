import { act, fireEvent, render, screen } from '@testing-library/react';
import { UiProvider } from '../provider/ui-provider';
import { GrowingLog } from './growing-log';

const keys = Array.from({ length: 200 }, (_, at) => `line ${at}`);
const lines = () => screen.getAllByRole('listitem');

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(56);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

test('all of a long log goes on paper, not the part of it that is in sight', () => {
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
