import { SelectField, yup } from 'shared-ui/forms';

const options = [
  { value: '1', label: 'Active' },
  { value: '0', label: 'Inactive' },
];

/** The form holds `'1'` or `'0'`. */
export const chosenStatus = yup.string().required('Choose the status.');

export const StatusChoice = ({ hint }: { hint: string }) => (
  <SelectField name="status" label="Status" hint={hint} options={options} required />
);
