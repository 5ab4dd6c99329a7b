import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { optionsFromList } from '../picker/options-from-list';
import type { PickerItem } from '../picker/picker-options';
import { UiProvider } from '../provider/ui-provider';
import { CheckboxField } from './checkbox-field';
import { Form } from './form';
import { FormActions } from './form-actions';
import { yup } from './index';
import { PickerField } from './picker-field';
import { RadioField } from './radio-field';
import { SelectField } from './select-field';
import { StatusField } from './status-field';
import { SwitchField } from './switch-field';
import { TextAreaField } from './text-area-field';
import { TextField } from './text-field';

const cities = optionsFromList([
  { id: 1, label: 'Pune' },
  { id: 2, label: 'Kochi' },
]);
const statuses = [
  { value: '7', label: 'Called', category: 'active' },
  { value: '8', label: 'Left', category: 'withdrawn' },
] as const;
const steps = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
  { value: 'three', label: 'Three', disabled: true },
];

const empty = {
  name: '',
  words: '',
  step: '',
  kind: 'a',
  agreed: false,
  live: true,
  status: '',
  city: null as PickerItem | null,
  cities: [] as PickerItem[],
};
type Values = typeof empty;

const schema = yup.object({
  name: yup.string().required('Enter the name.'),
  words: yup.string().required('Enter the words.'),
  step: yup.string().required('Choose the step.'),
  kind: yup.string().notOneOf(['a'], 'Choose another kind.'),
  agreed: yup.boolean().isTrue('Agree first.'),
  live: yup.boolean().isFalse('Turn it off.'),
  status: yup.string().required('Choose the status.'),
  city: yup.mixed().required('Choose the city.'),
});

const draw = (first: Partial<Values> = {}, checked = false) => {
  const onSubmit = jest.fn();
  render(
    <UiProvider>
      <Form initialValues={{ ...empty, ...first }} onSubmit={onSubmit} {...(checked && { schema })}>
        <TextField name="name" label="Name" required hint="As in the passport" />
        <TextAreaField name="words" label="Words" />
        <SelectField name="step" label="Step" options={steps} />
        <RadioField
          name="kind"
          label="Kind"
          options={[
            { value: 'a', label: 'A' },
            { value: 'b', label: 'B' },
          ]}
        />
        <CheckboxField name="agreed" label="Agreed" hint="To the terms" />
        <SwitchField name="live" label="Live" />
        <StatusField name="status" label="Status" options={statuses} />
        <PickerField name="city" label="City" useOptions={cities} />
        <PickerField name="cities" label="Cities" useOptions={cities} multiple />
        <FormActions submitLabel="Save" />
      </Form>
    </UiProvider>,
  );
  return onSubmit;
};

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const sent = async (onSubmit: jest.Mock) => {
  await save();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  return (onSubmit.mock.calls as [Values][])[0]?.[0];
};

test('every kind of field is filled without a mouse, and sends the chosen value', async () => {
  const onSubmit = draw();
  const { tab, keyboard } = userEvent.setup();
  await tab();
  await keyboard('Mira');
  await tab();
  await keyboard('One{Enter}Two');
  expect(onSubmit).not.toHaveBeenCalled();
  await tab();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Step' }), 'two');
  await tab();
  await keyboard('{ArrowDown}');
  await tab();
  await keyboard(' ');
  await tab();
  await keyboard(' ');
  await tab();
  await keyboard('{ArrowDown}{ArrowDown}{Enter}');
  act(() => screen.getByRole('combobox', { name: 'City' }).focus());
  await keyboard('{ArrowDown}{Enter}');
  act(() => screen.getByRole('combobox', { name: 'Cities' }).focus());
  await keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}{Escape}');
  expect(await sent(onSubmit)).toEqual({
    name: 'Mira',
    words: 'One\nTwo',
    step: 'two',
    kind: 'b',
    agreed: true,
    live: false,
    status: '8',
    city: expect.objectContaining({ id: 1 }) as unknown,
    cities: [expect.objectContaining({ id: 1 }), expect.objectContaining({ id: 2 })] as unknown,
  });
});

test('every kind of field connects its error to its input for screen readers', async () => {
  const onSubmit = draw({}, true);
  await save();
  expect(await screen.findByRole('alert')).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  const faults: [role: string, name: string, words: string][] = [
    ['textbox', 'Name', 'Enter the name.'],
    ['textbox', 'Words', 'Enter the words.'],
    ['combobox', 'Step', 'Choose the step.'],
    ['radiogroup', 'Kind', 'Choose another kind.'],
    ['checkbox', 'Agreed', 'Agree first.'],
    ['switch', 'Live', 'Turn it off.'],
    ['combobox', 'Status', 'Choose the status.'],
    ['combobox', 'City', 'Choose the city.'],
  ];
  for (const [role, name, words] of faults) {
    const control = screen.getByRole(role, { name: new RegExp(`^${name}`) });
    expect(control).toHaveAttribute('aria-invalid', 'true');
    expect(control).toHaveAccessibleDescription(words);
    await userEvent.click(screen.getByRole('button', { name: words }));
    expect(control.contains(document.activeElement)).toBe(true);
  }
});

test('a hint describes a field while it has no error', () => {
  draw();
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveAccessibleDescription(
    'As in the passport',
  );
  expect(screen.getByRole('textbox', { name: /^Name/ })).toBeRequired();
  expect(screen.getByRole('checkbox', { name: 'Agreed' })).toHaveAccessibleDescription(
    'To the terms',
  );
});

test('a stored value that is no longer offered is kept until another is chosen', async () => {
  const onSubmit = draw({ step: 'zero', city: { id: 9, label: 'Goa' } });
  expect(screen.getByRole('combobox', { name: 'Step' })).toHaveDisplayValue('zero');
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('Goa');
  expect(await sent(onSubmit)).toMatchObject({ step: 'zero', city: { id: 9 } });
});

test('a disabled option cannot be chosen, and a cleared picker is empty', async () => {
  const onSubmit = draw({ status: '7', city: { id: 1, label: 'Pune' } });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Step' }), 'three');
  await userEvent.click(screen.getByRole('button', { name: 'Clear City' }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear Status' }));
  expect(await sent(onSubmit)).toMatchObject({ step: '', city: null, status: '' });
});
