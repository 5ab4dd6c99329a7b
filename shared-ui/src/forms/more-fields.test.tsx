import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { UiProvider } from '../provider/ui-provider';
import { ColourField } from './colour-field';
import { DateField } from './date-field';
import { Form } from './form';
import { FormActions } from './form-actions';
import { FormFailure } from './form-failure';
import { ImageField } from './image-field';
import { NumberField } from './number-field';
import { SelectField } from './select-field';
import { TagsField } from './tags-field';
import { TextField } from './text-field';

const onSubmit = jest.fn();
beforeEach(() => onSubmit.mockReset());

const show = (initialValues: object, children: ReactNode, inRow = false) =>
  render(
    <UiProvider>
      <Form initialValues={initialValues} onSubmit={onSubmit} inRow={inRow}>
        {children}
        <FormActions submitLabel="Save" />
      </Form>
    </UiProvider>,
  );
const saved = async (values: object) => {
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith(values));
};

test('a colour is chosen, and its code is shown beside it', async () => {
  show({ colour: '#2a7440' }, <ColourField name="colour" label="Colour" hint="Of the stage" />);
  const box = screen.getByLabelText('Colour');
  expect(box).toHaveAccessibleDescription('Of the stage');
  fireEvent.change(box, { target: { value: '#a34a08' } });
  expect(screen.getByText('#a34a08')).toBeVisible();
  await saved({ colour: '#a34a08' });
});

describe('a select field', () => {
  const options = [
    { value: 'a', label: 'Any' },
    { value: 'b', label: 'Both' },
  ];
  const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

  test('a select field offers an empty option where the value is optional', () => {
    show({ kind: 'a' }, <SelectField name="kind" label="Kind" options={options} />);
    expect(offered()).toEqual(['Select…', 'Any', 'Both']);
  });

  test.each([
    ['a', ['Any', 'Both']],
    ['', ['Choose one', 'Any', 'Both']],
  ])(
    'a select field that must have a value offers an empty option only while it is empty (“%s”)',
    (kind, words) => {
      show(
        { kind },
        <SelectField
          name="kind"
          label="Kind"
          options={options}
          alwaysSet
          placeholder="Choose one"
        />,
      );
      expect(offered()).toEqual(words);
    },
  );
});

describe('a field of free keywords', () => {
  test('suggests keywords in use, and each keyword can be removed', async () => {
    show(
      { words: ['cook', 'tea'] },
      <TagsField name="words" label="Keywords" options={['baker']} required />,
    );
    const box = screen.getByRole('combobox', { name: /^Keywords/ });
    expect(document.getElementById(box.getAttribute('list') ?? '')?.innerHTML).toContain('baker');
    await userEvent.click(screen.getByRole('button', { name: 'Remove cook' }));
    await saved({ words: ['tea'] });
  });

  test('offers no removal while it is disabled', () => {
    show({ words: ['cook'] }, <TagsField name="words" label="Keywords" disabled />);
    expect(screen.getByRole('textbox', { name: 'Keywords' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Remove cook' })).toBeNull();
  });
});

describe('an image field', () => {
  const file = new File(['x'], 'logo.png', { type: 'image/png' });
  const onRemove = jest.fn();
  const field = (
    <ImageField name="logo" label="Logo" onRemove={onRemove} stored={<img alt="Stored logo" />} />
  );

  test('the stored image is shown until another is chosen, and again once the chosen one is removed', async () => {
    show({ logo: null }, field);
    expect(screen.getByRole('img', { name: 'Stored logo' })).toBeVisible();
    await userEvent.upload(screen.getByLabelText('Logo'), file);
    expect(await screen.findByRole('img', { name: 'Preview of logo.png' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/png;base64,/),
    );
    expect(screen.queryByRole('img', { name: 'Stored logo' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove logo.png' }));
    expect(screen.getByRole('img', { name: 'Stored logo' })).toBeVisible();
    expect(screen.queryByRole('img', { name: /^Preview/ })).toBeNull();
  });

  test('offers to remove the stored image', async () => {
    show({ logo: null }, field);
    await userEvent.click(screen.getByRole('button', { name: 'Remove image' }));
    expect(onRemove).toHaveBeenCalledTimes(1);
  });
});

test('the mouse wheel over a number field scrolls the page, and does not change the number', () => {
  show({ count: 5 }, <NumberField name="count" label="Count" />);
  const box = screen.getByRole('spinbutton', { name: 'Count' });
  box.focus();
  fireEvent.wheel(box);
  expect(box).not.toHaveFocus();
  expect(box).toHaveValue(5);
});

describe('a date field', () => {
  test('uses the browser’s own input where the company has no date order', async () => {
    show({ day: '' }, <DateField name="day" label="Day" />);
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-11-21' } });
    await saved({ day: '2026-11-21' });
  });

  test('a typed day after the latest allowed day is refused, but a stored one is accepted', async () => {
    const field = <DateField name="day" label="Day" order="month-first" max="2026-11-21" />;
    show({ day: '2027-01-01' }, field);
    const box = screen.getByRole('textbox', { name: 'Day' });
    expect(box).toHaveValue('01/01/2027');
    await saved({ day: '2027-01-01' });
    await userEvent.clear(box);
    await userEvent.type(box, '11/22/2026');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(box).toHaveAccessibleDescription('Choose 11/21/2026 or an earlier day.'),
    );
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('a form in a table row', () => {
  const row = (
    <>
      <TextField name="name" label="Name" />
      <FormFailure />
    </>
  );
  const refuse = async (details: object) => {
    onSubmit.mockRejectedValue(Object.assign(new Error('It is gone.'), details));
    show({ name: 'Urgent' }, row, true);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  };

  test('a form that could not be saved shows the reason and the reference', async () => {
    await refuse({ requestId: 'r-1' });
    expect(await screen.findByRole('alert')).toHaveTextContent('It is gone. Reference r-1');
  });

  test('an error of a field is reported only at that field, which receives the focus', async () => {
    await refuse({ fields: { name: 'There is such a row.' } });
    const box = screen.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(box).toHaveAccessibleDescription('There is such a row.'));
    await waitFor(() => expect(box).toHaveFocus());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
