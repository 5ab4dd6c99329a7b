import { act, renderHook } from '@testing-library/react';
import { setTestPersonKey } from '../person/person-key';
import { announceSignOut } from '../session/sign-out';
import { forgetDraftsAtSignOut } from './forget-at-sign-out';
import { useDraft } from './use-draft';

interface Values {
  title: string;
}

const open = (name = 'job.create', version?: number) =>
  renderHook(() => useDraft<Values>(name, version));

const typed = (text: string, name?: string) => {
  const { result, unmount } = open(name);
  act(() => result.current.save({ title: text }));
  unmount();
};

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  setTestPersonKey('7');
});
afterEach(() => jest.useRealTimers());

test('input is restored when the form is opened again', () => {
  const { result } = open();
  expect(result.current.draft).toBeUndefined();
  act(() => result.current.save({ title: 'B' }));
  act(() => result.current.save({ title: 'Buyer' }));
  expect(localStorage).toHaveLength(0);
  act(() => void jest.advanceTimersByTime(400));
  expect(localStorage).toHaveLength(1);
  expect(open().result.current.draft).toEqual({ title: 'Buyer' });
});

test.each([
  ['the tab is closed', () => dispatchEvent(new Event('pagehide'))],
  [
    'a phone puts the page away',
    () => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
])('the last letters of a draft are not lost when %s', (_, leave) => {
  const { result } = open();
  act(() => result.current.save({ title: 'Buyer' }));
  leave();
  expect(open().result.current.draft).toEqual({ title: 'Buyer' });
});

test('a discarded draft is not restored, and a pending save does not store it again', () => {
  typed('Buyer');
  const { result } = open();
  act(() => result.current.save({ title: 'Buyer, Spices' }));
  act(() => result.current.discard());
  act(() => void jest.advanceTimersByTime(1000));
  expect(result.current.draft).toBeUndefined();
  expect(open().result.current.draft).toBeUndefined();
});

test('each form has its own draft, and so does each person', () => {
  typed('Buyer', 'job.edit.1');
  expect(open('job.edit.2').result.current.draft).toBeUndefined();
  setTestPersonKey('8');
  expect(open('job.edit.1').result.current.draft).toBeUndefined();
  setTestPersonKey('7');
  expect(open('job.edit.1').result.current.draft).toEqual({ title: 'Buyer' });
});

test('a page that switches to another record does not mix their drafts', () => {
  typed('Second', 'job.edit.2');
  const { result, rerender } = renderHook(({ name }) => useDraft<Values>(name), {
    initialProps: { name: 'job.edit.1' },
  });
  act(() => result.current.save({ title: 'First' }));
  rerender({ name: 'job.edit.2' });
  expect(result.current.draft).toEqual({ title: 'Second' });
  expect(open('job.edit.1').result.current.draft).toEqual({ title: 'First' });
});

test('signing out removes the person’s drafts from the browser, and keeps those of others', () => {
  setTestPersonKey('8');
  typed('Clerk');
  setTestPersonKey('7');
  forgetDraftsAtSignOut();
  typed('Buyer');
  const { result } = open('job.edit.1');
  act(() => result.current.save({ title: 'Lead' }));
  announceSignOut();
  act(() => result.current.save({ title: 'Lead again' }));
  act(() => void jest.advanceTimersByTime(1000));
  dispatchEvent(new Event('pagehide'));
  expect(open().result.current.draft).toBeUndefined();
  expect(open('job.edit.1').result.current.draft).toBeUndefined();
  setTestPersonKey('8');
  expect(open().result.current.draft).toEqual({ title: 'Clerk' });
});

test('a draft of an earlier form version, or older than a month, is not restored', () => {
  typed('Buyer');
  expect(open('job.create', 2).result.current.draft).toBeUndefined();
  jest.setSystemTime(Date.now() + 31 * 24 * 60 * 60 * 1000);
  expect(open().result.current.draft).toBeUndefined();
});

test('full storage breaks no form, and input survives until the page closes', () => {
  typed('Buyer');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  typed('Buyer, Spices');
  expect(open().result.current.draft).toEqual({ title: 'Buyer, Spices' });
  full.mockRestore();
  typed('Buyer, Tea');
  expect(open().result.current.draft).toEqual({ title: 'Buyer, Tea' });
});

test('blocked storage breaks no form', () => {
  const closed = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  typed('Clerk');
  const { result } = open();
  expect(result.current.draft).toEqual({ title: 'Clerk' });
  act(() => result.current.discard());
  expect(open().result.current.draft).toBeUndefined();
  closed.mockRestore();
});

test('without a signed-in person no draft is stored, and a corrupt one is ignored', () => {
  setTestPersonKey(undefined);
  typed('Buyer');
  expect(localStorage).toHaveLength(0);
  setTestPersonKey('7');
  localStorage.setItem('draft/7/job.create', '{"format":1');
  expect(open().result.current.draft).toBeUndefined();
});
