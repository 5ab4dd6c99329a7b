import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as yup from 'yup';
import { UiProvider } from '../provider/ui-provider';
import { FileField } from './file-field';
import type { FileState } from './chosen-file-list';
import { Form } from './form';
import { FormActions } from './form-actions';

const pdf = (name: string, bytes = 10) =>
  new File(['x'.repeat(bytes)], name, { type: 'application/pdf' });

const onSubmit = jest.fn();
beforeEach(() => jest.clearAllMocks());

interface Options {
  maxBytes?: number;
  multiple?: boolean;
  disabled?: boolean;
  stateOf?: (file: File) => FileState | undefined;
}

const show = ({ multiple = false, maxBytes = 1000, ...given }: Options = {}) =>
  render(
    <UiProvider>
      <Form initialValues={{ resume: multiple ? [] : null }} onSubmit={onSubmit}>
        <FileField
          name="resume"
          label="Resume"
          accept=".pdf,.docx"
          maxBytes={maxBytes}
          multiple={multiple}
          {...given}
        />
        <FormActions submitLabel="Save" />
      </Form>
    </UiProvider>,
  );

const schema = yup.object({ resume: yup.mixed().nullable().required('Choose a resume.') });
const blank = { resume: null };

const Tabbed = ({ open }: { open: boolean }) => (
  <UiProvider>
    <Form initialValues={blank} schema={schema} onSubmit={onSubmit}>
      {open ? <FileField name="resume" label="Resume" accept=".pdf" /> : null}
      <FormActions submitLabel="Save" />
    </Form>
  </UiProvider>
);

const box = () => screen.getByLabelText('Resume');
const drop = (...files: File[]) =>
  fireEvent.drop(screen.getByText(/here, or/), { dataTransfer: { files } });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('a resume can be chosen or dropped, and the later one is saved', async () => {
  show();
  await userEvent.upload(box(), pdf('first.pdf'));
  drop(pdf('second.pdf'), pdf('third.pdf'));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'second.pdf (1 KB)',
  ]);
  await save();
  expect(onSubmit).toHaveBeenCalledWith({
    resume: expect.objectContaining({ name: 'second.pdf' }),
  });
});

test('an unsuitable file does not prevent the other files from being added, and each refusal says why', async () => {
  show({ multiple: true });
  drop(pdf('a.pdf'), pdf('huge.pdf', 2000), new File(['x'], 'virus.exe'), pdf('b.pdf'));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(box()).toHaveAccessibleDescription(/huge.pdf is larger.*virus.exe is of another kind/);
  drop(pdf('c.pdf'));
  expect(box()).not.toHaveAccessibleDescription();
  await save();
  const [[values]] = onSubmit.mock.calls as [[{ resume: File[] }]];
  expect(values.resume.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
});

const refusal = 'virus.exe is of another kind. Choose .pdf, .docx.';

test.each([
  ['nothing was chosen before it', []],
  ['another file was chosen before it', [pdf('first.pdf')]],
])('a refused file is reported, and nothing is saved, where %s', async (_, before) => {
  show();
  for (const file of before) drop(file);
  drop(new File(['x'], 'virus.exe'));
  await save();
  expect(await screen.findByRole('button', { name: refusal })).toBeVisible();
  expect(screen.getByText(refusal, { selector: 'p, div' })).toBeVisible();
  expect(box()).toBeInvalid();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Remove virus.exe' }));
  expect(box()).toHaveFocus();
  await waitFor(() => expect(screen.queryByText(refusal)).toBeNull());
  expect(box()).toBeValid();
  await save();
  expect(onSubmit).toHaveBeenCalledWith({ resume: before[0] ?? null });
});

test('a valid file that replaces a refused one is saved', async () => {
  show();
  drop(pdf('huge.pdf', 2000));
  await save();
  drop(pdf('good.pdf'));
  await save();
  expect(screen.queryByText(/huge.pdf/)).toBeNull();
  expect(onSubmit).toHaveBeenCalledWith({ resume: expect.objectContaining({ name: 'good.pdf' }) });
});

test('a form whose only file was refused names that file instead of a missing one, also after leaving the tab', async () => {
  const { rerender } = render(<Tabbed open />);
  drop(new File([], 'blank.pdf'));
  rerender(<Tabbed open={false} />);
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'blank.pdf is empty. Choose another file.',
  );
  expect(screen.queryByText('Choose a resume.')).toBeNull();
  rerender(<Tabbed open />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove blank.pdf' }));
  expect(await screen.findByRole('button', { name: 'Choose a resume.' })).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('file sizes use the same unit as the limits, so that 10 MB is not shown as 10.5', () => {
  show({ maxBytes: 10 * 1024 * 1024 });
  drop(pdf('huge.pdf', 10 * 1024 * 1024 + 1));
  expect(box()).toHaveAccessibleDescription(/huge.pdf is larger than 10 MB\./);
  drop(pdf('large.pdf', 2.5 * 1024 * 1024));
  expect(screen.getByText('large.pdf (2.5 MB)')).toBeVisible();
});

test('an unsuitable file does not replace the chosen one', async () => {
  show();
  drop(pdf('mine.pdf'));
  drop(pdf('huge.pdf', 2000));
  expect(screen.getByText('mine.pdf (1 KB)')).toBeVisible();
});

test('removing a file moves the focus from its button to the field', async () => {
  show({ multiple: true });
  drop(pdf('a.pdf'), pdf('b.pdf'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove a.pdf' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(box()).toHaveFocus();
});

test('each file shows its upload progress, and a file whose upload failed can be sent again', async () => {
  const onRetry = jest.fn();
  show({
    multiple: true,
    stateOf: ({ name }) =>
      name === 'a.pdf' ? { progress: 0.4 } : { error: 'The connection broke.', onRetry },
  });
  drop(pdf('a.pdf'), pdf('b.pdf'));
  expect(screen.getByRole('progressbar', { name: 'Sending a.pdf' })).toHaveValue(0.4);
  expect(screen.getByText('The connection broke.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a disabled field accepts no file', () => {
  show({ disabled: true });
  drop(pdf('a.pdf'));
  expect(box()).toBeDisabled();
  expect(screen.queryByRole('listitem')).toBeNull();
});
