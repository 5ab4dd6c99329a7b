import { createTypingSignals } from './typing-signals';

const signal = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  signal.mockClear();
});
afterEach(() => jest.useRealTimers());

test('a person is shown as typing until six seconds pass without a signal', () => {
  const typing = createTypingSignals(signal);
  const changes = jest.fn();
  typing.subscribe(changes);
  typing.receive(2);
  jest.advanceTimersByTime(3_000);
  typing.receive(3);
  typing.receive(2);
  expect(typing.current()).toEqual([2, 3]);
  jest.advanceTimersByTime(5_999);
  expect(typing.current()).toEqual([2, 3]);
  jest.advanceTimersByTime(1);
  expect(typing.current()).toEqual([]);
  // Two users start and stop typing, which makes four changes; a repeated signal makes none.
  expect(changes).toHaveBeenCalledTimes(4);
});

test('a message from a person removes the note that this person is typing', () => {
  const typing = createTypingSignals(signal);
  typing.receive(2);
  typing.receive(3);
  typing.stopped(2);
  typing.stopped(4);
  expect(typing.current()).toEqual([3]);
  jest.advanceTimersByTime(1_000);
  typing.receive(2);
  jest.advanceTimersByTime(5_000);
  // The timeout of the user's earlier signal must not end the newer one.
  expect(typing.current()).toEqual([2]);
});

test('typing is signalled every three seconds, and at once for a new message', () => {
  const typing = createTypingSignals(signal);
  const typeFor = (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 100) {
      typing.signalTyping();
      jest.advanceTimersByTime(100);
    }
  };
  typeFor(3_000);
  expect(signal).toHaveBeenCalledTimes(1);
  typeFor(6_000);
  expect(signal).toHaveBeenCalledTimes(3);
  typing.sent();
  typeFor(100);
  expect(signal).toHaveBeenCalledTimes(4);
});

test('the timers of the typing notes end when the chat closes', () => {
  const typing = createTypingSignals(signal);
  typing.receive(2);
  typing.end();
  expect([typing.current(), jest.getTimerCount()]).toEqual([[], 0]);
});
