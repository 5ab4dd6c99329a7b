import { useState } from 'react';
import { Button, Grid } from '../../src';
import {
  ConflictDialog,
  Form,
  FormActions,
  FormFailure,
  KeepDraft,
  optionsFromList,
  PickerField,
  TextAreaField,
  TextField,
  yup,
} from '../../src/forms';
import { demo, type Section, state } from '../demo';
import { FormExample } from '../form-example';
import { rejectWithMessage, longText, doNothing, resolveSoon } from '../words';

const schema = yup.object({ title: yup.string().required('Please enter the job Title ') });

const Drawer = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the drawer</Button>
      <FormExample open={open} onClose={() => setOpen(false)} />
    </>
  );
};

const names = Array.from({ length: 30 }, (_, at) => `field${String(at)}`);
const useCities = optionsFromList([{ id: 1, label: 'Pune' }]);

const ManyFields = () => (
  <Form
    initialValues={Object.fromEntries(names.map((name, at) => [name, at % 3 === 2 ? null : '']))}
    schema={yup.object(Object.fromEntries(names.map((name) => [name, yup.mixed().nullable()])))}
    onSubmit={doNothing}
  >
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr 1fr' }} gap="4">
      {names.map((name, at) => {
        if (at % 3 === 0) return <TextField key={name} name={name} label={name} />;
        if (at % 3 === 1) return <TextAreaField key={name} name={name} label={name} rows={1} />;
        return <PickerField key={name} name={name} label={name} useOptions={useCities} />;
      })}
    </Grid>
  </Form>
);

const conflict = [
  { name: 'title', label: 'Job title', theirs: 'Buyer, Spices', mine: 'Category Buyer' },
  { name: 'city', label: 'Location', theirs: 'Pune', mine: '' },
  { name: 'words', label: 'Description', theirs: longText.repeat(4), mine: longText },
];

const Conflict = ({ fails = false }: { fails?: boolean }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{fails ? 'That fails again' : 'Conflict'}</Button>
      <ConflictDialog
        open={open}
        words="Asha Verma saved this job at 10:32. Choose for each field which value stays."
        fields={conflict}
        onApply={fails ? rejectWithMessage : resolveSoon}
        onClose={() => setOpen(false)}
      />
    </>
  );
};

const form = (name: string, onSubmit: () => Promise<unknown>, title: string) =>
  state(name, () => (
    <Form initialValues={{ title }} schema={schema} onSubmit={onSubmit}>
      <TextField name="title" label="Job title" required />
      <FormActions submitLabel="Save" onCancel={doNothing} />
    </Form>
  ));

export const forms: Section = {
  id: 'forms',
  title: 'Forms',
  demos: [
    demo(
      'FormFailure',
      'Below the fields of a form that is a row.',
      state('Once it could not be saved', () => (
        <Form initialValues={{ title: 'Cook' }} schema={schema} onSubmit={rejectWithMessage} inRow>
          <TextField name="title" label="Job title" />
          <FormFailure />
          <FormActions submitLabel="Save" />
        </Form>
      )),
    ),
    demo(
      'Form FormActions',
      'What is wrong is said at the field and in a summary that takes the focus. Press Save.',
      form('Missing field', resolveSoon, ''),
      form('Saving', resolveSoon, 'Buyer'),
      form('Refused by the server', rejectWithMessage, 'Buyer'),
      state('Cannot be saved now', () => (
        <Form initialValues={{ title: '' }} onSubmit={doNothing}>
          <TextField name="title" label="Job title" />
          <FormActions submitLabel="Save" disabledReason="Choose a department first." />
        </Form>
      )),
    ),
    demo(
      'Form',
      'Many fields: typing in one must not be slowed down by the others.',
      state('30 fields', () => <ManyFields />, true),
    ),
    demo(
      'Form Drawer',
      'Every field there is, in a drawer.',
      state('Every field', () => <Drawer />),
    ),
    demo(
      'KeepDraft',
      'Says that a draft was put back; files are left out.',
      state('Restored', () => (
        <Form initialValues={{ title: '' }} onSubmit={doNothing}>
          <KeepDraft draft={{ title: 'Category Buyer' }} onKeep={doNothing} onDiscard={doNothing} />
          <TextField name="title" label="Job title" />
        </Form>
      )),
      state('With a file that was chosen', () => (
        <Form initialValues={{ title: '', file: null }} onSubmit={doNothing}>
          <KeepDraft
            draft={{ title: 'Buyer', file: { $file: 'ravi-kumar.pdf' } as never }}
            onKeep={doNothing}
            onDiscard={doNothing}
          />
          <TextField name="title" label="Job title" />
        </Form>
      )),
    ),
    demo(
      'ConflictDialog',
      'One choice for each field; the arrows choose, Cancel leaves the form as it was.',
      state('Two people', () => <Conflict />),
      state('Saved once more', () => <Conflict fails />),
    ),
  ],
};
