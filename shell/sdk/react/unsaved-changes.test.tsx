import { render } from '@testing-library/react';
import {
  confirmLeave,
  hasUnsavedChanges,
  leaveQuestion,
  useUnsavedChanges,
} from './unsaved-changes';

const Form = ({ dirty }: { dirty: boolean }) => {
  useUnsavedChanges(dirty);
  return null;
};

const closeTab = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return !event.defaultPrevented;
};

it('a form without changes can be left without confirmation', async () => {
  render(<Form dirty={false} />);
  expect(await confirmLeave()).toBe(true);
  expect(leaveQuestion.current()).toBeUndefined();
  expect(closeTab()).toBe(true);
});

it('unsaved input is dropped only after confirmation', async () => {
  const form = render(<Form dirty />);
  expect(closeTab()).toBe(false);

  const staying = confirmLeave();
  leaveQuestion.current()?.answer(false);
  expect(await staying).toBe(false);
  expect(hasUnsavedChanges()).toBe(true);

  const leaving = confirmLeave();
  leaveQuestion.current()?.answer(true);
  expect(await leaving).toBe(true);

  form.unmount();
  expect(hasUnsavedChanges()).toBe(false);
  expect(closeTab()).toBe(true);
});
