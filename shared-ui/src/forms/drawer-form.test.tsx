import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/ui-provider';
import { DrawerForm } from './drawer-form';
import { TextField } from './text-field';

const told = { closed: jest.fn(), saved: jest.fn(), wentOn: jest.fn() };
beforeEach(() => Object.values(told).forEach((each) => each.mockClear()));

const saveLate = async () => {
  let come = (): void => undefined;
  const form = render(
    <UiProvider>
      <DrawerForm
        open
        title="Source"
        submitLabel="Save"
        initialValues={{ name: 'Careers' }}
        onSubmit={() => new Promise<void>((resolve) => (come = resolve))}
        onClose={told.closed}
        onSaved={told.saved}
        goOn={told.wentOn}
      >
        <TextField name="name" label="Name" />
      </DrawerForm>
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return { form, answer: () => act(async () => come()) };
};

test('a saved form closes its drawer and goes on', async () => {
  const { answer } = await saveLate();
  await answer();
  expect(told.saved).toHaveBeenCalledTimes(1);
  expect(told.closed).toHaveBeenCalledTimes(1);
  expect(told.wentOn).toHaveBeenCalledTimes(1);
});

test('a form that was left only tells that it is saved', async () => {
  const { form, answer } = await saveLate();
  form.unmount();
  await answer();
  expect(told.saved).toHaveBeenCalledTimes(1);
  expect(told.closed).not.toHaveBeenCalled();
  expect(told.wentOn).not.toHaveBeenCalled();
});
