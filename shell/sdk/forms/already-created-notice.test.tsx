import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from 'shared-ui/forms';
import { routeRef } from '../react';
import { renderPage } from '../testing';
import { PageForm } from './page-form';
import { useForm } from './use-form';

interface Values {
  name: string;
}

const already = Object.assign(new Error('This was created already.'), {
  code: 'ALREADY_CREATED',
  current: { id: 7 },
});
const goOn = jest.fn();
const viewSource = routeRef<{ id: number }>('setup.view-source');

const NewSource = ({ amend }: { amend?: (id: number, values: Values) => Promise<string> }) => {
  const form = useForm<Values, string>({
    initial: { name: '' },
    refusal: 'The source was not saved.',
    save: () => Promise.reject(already),
    view: viewSource,
    goOn,
    ...(amend && { amend }),
  });
  return (
    <PageForm form={form} submitLabel="Save">
      <TextField name="name" label="Name" />
    </PageForm>
  );
};

const name = () => screen.getByRole('textbox', { name: 'Name' });
const save = async (text: string) => {
  await userEvent.type(name(), text);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
};

beforeEach(() => goOn.mockReset());

test('a record that an earlier try created is updated with the current input', async () => {
  const amend = jest.fn(() => Promise.resolve('changed'));
  renderPage(<NewSource amend={amend} />);
  await save('Fair');
  await waitFor(() => expect(goOn).toHaveBeenCalledWith('changed'));
  expect(amend).toHaveBeenCalledWith(7, { name: 'Fair' });
});

test('a form that cannot update an already created record links to it, and keeps the input', async () => {
  renderPage(<NewSource />);
  await save('Fair');
  expect(await screen.findByRole('link', { name: 'Show what was created' })).toBeVisible();
  expect(screen.getByText('This was created already.')).toBeVisible();
  expect(name()).toHaveValue('Fair');
  expect(goOn).not.toHaveBeenCalled();
});
