import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import type { PickerItem, UseOptions } from '../picker/picker-options';
import { UiProvider } from '../provider/ui-provider';
import { Form } from './form';
import { PickerField } from './picker-field';
import { TextField } from './text-field';

const people: PickerItem[] = [
  { id: 1, label: 'Priya' },
  { id: 2, label: 'Tomás' },
];

/** A source that answers only when the test calls `answer`. */
const lateSource = () => {
  let isOpen = false;
  const waiting = new Set<() => void>();
  const useOptions: UseOptions = (search) => {
    const answers = useSyncExternalStore(
      (settle) => {
        waiting.add(settle);
        return () => waiting.delete(settle);
      },
      () => isOpen,
    );
    return {
      items: people.filter(({ label }) => label.toLowerCase().startsWith(search.toLowerCase())),
      hasMore: false,
      isLoading: !answers,
      error: undefined,
    };
  };
  const answer = () =>
    act(async () => {
      isOpen = true;
      waiting.forEach((settle) => settle());
    });
  return { useOptions, answer };
};

const open = () => {
  const sent = jest.fn();
  const { useOptions, answer } = lateSource();
  render(
    <UiProvider>
      <Form initialValues={{ recruiter: null, comment: '' }} onSubmit={sent}>
        <PickerField name="recruiter" label="Recruiter" useOptions={useOptions} />
        <TextField name="comment" label="Comment" />
        <button type="submit">Save</button>
      </Form>
    </UiProvider>,
  );
  return { sent, answer };
};
const recruiter = () => screen.getByRole('combobox', { name: /Recruiter/ });

test('saving before the options of a picker have loaded saves the option that was typed', async () => {
  const { sent, answer } = open();
  await userEvent.click(recruiter());
  await userEvent.keyboard('pri{Enter}{Tab}Met on a boat{Enter}');
  expect(sent).not.toHaveBeenCalled();
  await answer();
  await act(async () => undefined);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledWith({ recruiter: people[0], comment: 'Met on a boat' });
});

test('text that matches no option is reported at the picker, and nothing is saved', async () => {
  const { sent, answer } = open();
  await userEvent.click(recruiter());
  await userEvent.keyboard('nobody{Enter}{Tab}Met on a boat{Enter}');
  await answer();
  await act(async () => undefined);
  expect(sent).not.toHaveBeenCalled();
  expect(recruiter()).toHaveFocus();
  expect(screen.getByText(/“nobody” was not chosen/)).toBeVisible();
});
