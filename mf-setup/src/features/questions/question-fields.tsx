import type { QuestionRow } from 'server/contract/jobs/questions/question';
import {
  maxQuestionOptions,
  parseNumberBound,
  questionMessages,
  questionTypes,
  type QuestionType,
} from 'server/contract/jobs/questions/question-constants';
import {
  CheckboxesField,
  SelectField,
  SwitchField,
  TagsField,
  TextAreaField,
  useFormikContext,
  yup,
} from 'shared-ui/forms';
import { longTextField, statusField } from '../../setup/fields';
import type { RecordField } from '../../setup/record-field';
import { splitTextIntoLines } from '../../setup/to-lines';

export interface QuestionValues {
  question: string;
  status: string;
  description: string;
  type: QuestionType;
  options: string;
  isRequired: boolean;
  knockOut: readonly string[];
}

type Field<Name extends keyof QuestionValues> = RecordField<QuestionValues[Name], QuestionRow>;

const yesNoOptions = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const typeHints: Readonly<Record<QuestionType, string>> = {
  text: 'Applicants write what they like.',
  number: 'Applicants enter a number.',
  choice: 'Applicants choose one of the options below.',
  'yes-no': 'Applicants choose yes or no.',
  file: 'Applicants attach a PDF or Word file.',
  date: 'Applicants choose a day.',
};

const TypeInput = () => {
  const { values } = useFormikContext<QuestionValues>();
  return (
    <SelectField
      name="type"
      label="Answer"
      options={Object.entries(questionTypes).map(([value, label]) => ({ value, label }))}
      hint={typeHints[values.type]}
      alwaysSet
    />
  );
};

const OptionsInput = () => {
  const { values } = useFormikContext<QuestionValues>();
  return values.type === 'choice' ? (
    <TextAreaField name="options" label="Options" rows={4} hint="One in each line." required />
  ) : null;
};

const markHint = 'Who answers so is marked. Nobody is rejected by it; a person decides.';

const KnockOutInput = () => {
  const { values } = useFormikContext<QuestionValues>();
  if (values.type === 'number')
    return (
      <TagsField
        name="knockOut"
        label="Marked answers"
        placeholder="below 2"
        hint={`Such as “below 2” or “above 90”. ${markHint}`}
      />
    );
  const options =
    values.type === 'yes-no'
      ? yesNoOptions
      : splitTextIntoLines(values.options).map((option) => ({ value: option, label: option }));
  return values.type === 'yes-no' || (values.type === 'choice' && options.length > 0) ? (
    <CheckboxesField name="knockOut" label="Marked answers" hint={markHint} options={options} />
  ) : null;
};

const questionField: Field<'question'> = longTextField({
  label: 'Question',
  rows: 2,
  required: 'Enter the question.',
});

const descriptionField: Field<'description'> = {
  ...longTextField({
    label: 'Description',
    storedHint: 'When this is left empty, the stored description stays.',
  }),
  write: (description) => (description.trim() === '' ? {} : { description }),
};

const typeField: Field<'type'> = { label: 'Answer', empty: 'text', input: () => <TypeInput /> };

const optionsField: Field<'options'> = {
  label: 'Options',
  empty: '',
  rule: yup.string().when('type', {
    is: 'choice',
    then: (text) =>
      text.test('options', questionMessages.options, (written = '') => {
        const { length } = splitTextIntoLines(written);
        return length >= 2 && length <= maxQuestionOptions;
      }),
  }),
  read: ({ options }) => options.join('\n'),
  write: (text) => ({ options: splitTextIntoLines(text) }),
  input: () => <OptionsInput />,
};

const isRequiredField: Field<'isRequired'> = {
  label: 'Required',
  empty: false,
  input: ({ name }) => <SwitchField name={name} label="Applicants must answer" />,
};

const knockOutField: Field<'knockOut'> = {
  label: 'Marked answers',
  empty: [],
  rule: yup.array().when('type', {
    is: 'number',
    then: (lines) =>
      lines.test('bounds', questionMessages.knockOutNumber, (written = []) =>
        written.every((line) => parseNumberBound(String(line)) !== undefined),
      ),
  }),
  input: () => <KnockOutInput />,
};

export const questionFields = {
  question: questionField,
  status: statusField('Applicants are asked active questions only.'),
  description: descriptionField,
  type: typeField,
  options: optionsField,
  isRequired: isRequiredField,
  knockOut: knockOutField,
};

export const dropAnswersOfOtherTypes = ({ type, options, knockOut }: QuestionValues): object => {
  const lines = type === 'choice' ? splitTextIntoLines(options) : [];
  const own: Partial<Record<QuestionType, readonly string[]>> = {
    choice: lines,
    'yes-no': ['yes', 'no'],
    number: knockOut.filter((line) => parseNumberBound(line)),
  };
  const kept = own[type] ?? [];
  return { options: lines, knockOut: knockOut.filter((answer) => kept.includes(answer)) };
};
