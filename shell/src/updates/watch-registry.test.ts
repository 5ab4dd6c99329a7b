import { fetchRegistry } from '../registry/read-registry';
import { watchRegistry } from './watch-registry';

jest.mock('../registry/read-registry', () => ({
  fetchRegistry: jest.fn(() => Promise.resolve(undefined)),
}));

const day = 86_400_000;

test.each([day, -day])(
  'a tab notices a deployment although its clock changed by %i ms while it was open',
  (by) => {
    jest.useFakeTimers();
    const stop = watchRegistry();
    jest.setSystemTime(Date.now() + by);
    jest.advanceTimersByTime(29_000);
    window.dispatchEvent(new Event('focus'));
    expect(fetchRegistry).not.toHaveBeenCalled();
    jest.advanceTimersByTime(2_000);
    window.dispatchEvent(new Event('focus'));
    expect(fetchRegistry).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(300_000);
    expect(fetchRegistry).toHaveBeenCalledTimes(2);
    stop();
    jest.mocked(fetchRegistry).mockClear();
    jest.useRealTimers();
  },
);
