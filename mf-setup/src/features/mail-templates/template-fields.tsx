import type { MailTemplateRecord } from 'server/contract/applicants/mail-templates/mail-template';
import {
  maxLetterDelayHours,
  placeholders,
  templateLanguages,
  templateModes,
  templatePurposes,
  type TemplateMode,
  type TemplatePurpose,
} from 'server/contract/applicants/mail-templates/mail-template-constants';
import { lookupSource } from 'shared-auth/lookups';
import {
  NumberField,
  PickerField,
  SelectField,
  useFormikContext,
  yup,
  type PickerItem,
} from 'shared-ui/forms';
import { LineField, RichTextField, type Placeholder } from 'shared-ui/rich-text';
import { textField } from '../../setup/fields';
import { TemplatePreview } from './template-preview';
import type { RecordField } from '../../setup/record-field';

export interface TemplateValues {
  name: string;
  purpose: TemplatePurpose;
  statusIds: readonly PickerItem[];
  mode: TemplateMode;
  delayHours: number | '';
  language: string;
  subject: string;
  body: string;
  preview: '';
}

type Field<Name extends keyof TemplateValues> = RecordField<
  TemplateValues[Name],
  MailTemplateRecord
>;

const toOptions = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

const choices: readonly Placeholder[] = Object.entries(placeholders).map(([name, label]) => ({
  name,
  label,
}));

const purposeHints: Readonly<Record<TemplatePurpose, string>> = {
  receipt: 'When somebody applies or is added by hand. Who comes by an import file gets none.',
  status: 'When an applicant is moved to one of the statuses below.',
  withdrawal: 'When an applicant is moved to a withdrawn status without a template of its own.',
};

const PurposeInput = () => {
  const { values } = useFormikContext<TemplateValues>();
  return (
    <SelectField
      name="purpose"
      label="Purpose"
      options={toOptions(templatePurposes)}
      hint={purposeHints[values.purpose]}
      alwaysSet
      required
    />
  );
};

const StatusesInput = () => {
  const { values } = useFormikContext<TemplateValues>();
  return values.purpose === 'status' ? (
    <PickerField
      name="statusIds"
      label="Statuses"
      multiple
      required
      {...lookupSource('applicantStatuses')}
    />
  ) : null;
};

const modeHints: Readonly<Record<TemplateMode, string>> = {
  off: 'Nothing is sent.',
  offered: 'Who moves an applicant ticks a box to send it.',
  always: 'Every move sends it. Only one template of a status can be always sent.',
};

const ModeInput = () => {
  const { values } = useFormikContext<TemplateValues>();
  const isReceipt = values.purpose === 'receipt';
  const options = toOptions(templateModes).filter(({ value }) => !isReceipt || value !== 'offered');
  return (
    <SelectField
      name="mode"
      label="Sent"
      options={options}
      hint={isReceipt && values.mode === 'always' ? 'Each gets one.' : modeHints[values.mode]}
      alwaysSet
      required
    />
  );
};

const nameField: Field<'name'> = textField({ label: 'Name', required: 'Enter the name.' });

const purposeField: Field<'purpose'> = {
  label: 'Purpose',
  empty: 'status',
  input: () => <PurposeInput />,
};

const statusesField: Field<'statusIds'> = {
  label: 'Statuses',
  empty: [],
  rule: yup.array().when('purpose', {
    is: 'status',
    then: (items) => items.min(1, 'Choose at least one status.'),
  }),
  read: ({ statuses }) => statuses.map(({ id, name, category }) => ({ id, label: name, category })),
  write: (items) => ({ statusIds: items.map(({ id }) => id) }),
  input: () => <StatusesInput />,
};

const modeField: Field<'mode'> = {
  label: 'Sent',
  empty: 'off',
  rule: yup.string().when('purpose', {
    is: 'receipt',
    then: (mode) => mode.notOneOf(['offered'], 'Choose whether it is sent.'),
  }),
  input: () => <ModeInput />,
};

const delayMessage = `Enter a whole number of hours from 0 to ${maxLetterDelayHours}.`;

const delayField: Field<'delayHours'> = {
  label: 'Delay in hours',
  empty: 0,
  rule: yup
    .number()
    .typeError(delayMessage)
    .integer(delayMessage)
    .min(0, delayMessage)
    .max(maxLetterDelayHours, delayMessage),
  write: (hours) => ({ delayHours: Number(hours) }),
  input: ({ name }) => (
    <NumberField
      name={name}
      label="Delay in hours"
      min={0}
      max={maxLetterDelayHours}
      hint="Until then the mail is taken back when the applicant is moved again. It waits at least a minute, so that Undo takes it back."
    />
  ),
};

const languageField: Field<'language'> = {
  label: 'Language',
  empty: 'en',
  input: ({ name }) => (
    <SelectField
      name={name}
      label="Language"
      options={toOptions(templateLanguages)}
      hint="Of the status in plain words, and of the line below the text."
      alwaysSet
      required
    />
  ),
};

const subjectField: Field<'subject'> = {
  label: 'Subject',
  empty: '',
  rule: yup.string().trim().required('Enter the subject.'),
  input: ({ name }) => <LineField name={name} label="Subject" placeholders={choices} required />,
};

const bodyField: Field<'body'> = {
  label: 'Text',
  empty: '',
  rule: yup.string().required('Enter the text.'),
  input: ({ name }) => (
    <RichTextField
      name={name}
      label="Text"
      placeholders={choices}
      hint="Where an applicant has no recruiter, the hiring team stands instead."
      required
    />
  ),
};

const previewField: Field<'preview'> = {
  label: 'Preview',
  empty: '',
  isUnseen: true,
  read: () => '',
  write: () => ({}),
  input: () => <TemplatePreview />,
};

export const templateFields = {
  name: nameField,
  purpose: purposeField,
  statusIds: statusesField,
  mode: modeField,
  delayHours: delayField,
  language: languageField,
  subject: subjectField,
  body: bodyField,
  preview: previewField,
};
