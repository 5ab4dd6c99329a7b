import { act, renderHook } from '@testing-library/react';
import { setTestPersonKey } from '../person/person-key';
import { announceSignOut } from '../session/sign-out';
import { forgetDraftsAtSignOut } from './forget-at-sign-out';
import { forgetRunningCreates, useNewDraft } from './use-new-draft';

interface Values {
  title: string;
}

const open = (name = 'job.create') => renderHook(() => useNewDraft<Values, string>(name)).result;
type Form = ReturnType<typeof open>;

/** Types a title, and stores the draft at once. */
const type = (form: Form, title: string) =>
  act(() => {
    form.current.save({ title });
    window.dispatchEvent(new Event('pagehide'));
  });

/** Sends the form and returns the key; `answer` and `fail` settle the request. */
const send = (form: Form) => {
  let [key, answer, fail] = ['', (): void => undefined, (): void => undefined];
  const create = form.current.create((own) => {
    key = own;
    return new Promise((resolve, reject) => {
      answer = () => resolve('61');
      fail = () => reject(new Error('No answer'));
    });
  });
  create.catch(() => undefined);
  return { key, answer: () => act(async () => answer()), fail: () => act(async () => fail()) };
};

const reload = () => forgetRunningCreates();

beforeEach(() => {
  localStorage.clear();
  setTestPersonKey('7');
  forgetDraftsAtSignOut();
  reload();
});

test('a draft that was sent, and changed after a reload, is sent with the same key and creates no second record', () => {
  const first = open();
  type(first, 'Cook');
  const { key } = send(first);
  reload();
  const again = open();
  expect(again.current.draft).toEqual({ title: 'Cook' });
  type(again, 'Head cook');
  expect(send(again).key).toBe(key);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
});

test('a draft changed after a lost answer keeps its idempotency key', async () => {
  const form = open();
  type(form, 'Cook');
  const lost = send(form);
  await lost.fail();
  type(form, 'Head cook');
  expect(send(form).key).toBe(lost.key);
});

test.each([
  ['saved or discarded', (form: Form) => act(() => form.current.discard())],
  ['its person has signed out', () => act(() => announceSignOut())],
])('once a draft is %s, the next draft creates another record', (_, end) => {
  const first = open();
  type(first, 'Cook');
  const { key } = send(first);
  end(first);
  reload();
  const next = open();
  type(next, 'Cook');
  expect(send(next).key).not.toBe(key);
});

test('a second empty form creates its own record while the first is being sent', () => {
  const [first, second] = [open(), open()];
  type(first, 'Cook');
  const { key } = send(first);
  type(second, 'Baker');
  expect(send(second).key).not.toBe(key);
});

test('a form opened while its draft is being sent can wait for that request until it is answered', async () => {
  const first = open();
  type(first, 'Cook');
  const { answer } = send(first);
  const { running } = open().current;
  expect(open('job.other').current.running).toBeUndefined();
  await answer();
  await expect(running).resolves.toBe('61');
  expect(open().current.running).toBeUndefined();
});
