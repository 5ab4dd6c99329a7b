import { Drawer, Stack } from '../src';
import {
  CheckboxField,
  DateField,
  FileField,
  Form,
  FormActions,
  NumberField,
  optionsFromList,
  PickerField,
  SelectField,
  SwitchField,
  TagsField,
  TextAreaField,
  TextField,
  yup,
} from '../src/forms';

const useSkills = optionsFromList(
  ['Go', 'SQL', 'React', 'Kafka', 'Kubernetes', 'Excel', 'Negotiation'].map((label, id) => ({
    id,
    label,
  })),
);
const useCities = optionsFromList([
  { id: 1, label: 'Bengaluru', hint: 'Karnataka' },
  { id: 2, label: 'Pune', hint: 'Maharashtra' },
  { id: 3, label: 'Kochi', disabled: true, reason: 'This branch is closed.' },
]);

const schema = yup.object({
  title: yup.string().required('Please enter the job Title '),
  city: yup.mixed().required('Please Select the Location '),
});

const first = {
  title: '',
  positions: 1 as number | '',
  city: null,
  skills: [0, 1, 2, 3, 4].map((id) => ({
    id,
    label: ['Go', 'SQL', 'React', 'Kafka', 'Kubernetes'][id],
  })),
  level: '',
  expiry: '',
  words: ['spices'],
  remarks: '',
  remote: true,
  urgent: false,
  file: null,
};

export const FormExample = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Drawer open={open} title="Edit job" second="KF-0147 · Bengaluru" width={600} onClose={onClose}>
    <Form
      initialValues={first}
      schema={schema}
      onSubmit={() => new Promise((resolve) => setTimeout(resolve, 800))}
      goOn={onClose}
    >
      <Stack gap="4">
        <TextField name="title" label="Job title" required />
        <Stack direction={{ base: 'column', sm: 'row' }} gap="4" css={{ '& > *': { flex: 1 } }}>
          <NumberField name="positions" label="Positions" min={1} />
          <DateField name="expiry" label="Expiry date" min="2026-11-21" />
        </Stack>
        <PickerField name="city" label="Location" useOptions={useCities} required />
        <PickerField name="skills" label="Skills" useOptions={useSkills} multiple />
        <SelectField
          name="level"
          label="Experience"
          options={[
            { value: '0', label: 'Fresher' },
            { value: '1', label: '1 Year' },
          ]}
        />
        <TagsField name="words" label="Keywords" hint="Enter or a comma ends a word." />
        <TextAreaField name="remarks" label="Remarks" />
        <CheckboxField name="remote" label="Can be done from home" />
        <SwitchField name="urgent" label="Urgent" />
        <FileField name="file" label="Resume" accept=".pdf,.docx" maxBytes={5_000_000} />
      </Stack>
      <FormActions submitLabel="Save" onCancel={onClose} />
    </Form>
  </Drawer>
);
