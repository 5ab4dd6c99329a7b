import type { DemographicQuestionRecord } from 'server/contract/applicants/demographics/demographic-question';
import {
  demographicMessages,
  maxDemographicChoices,
  maxDemographicQuestionLength,
  minDemographicChoices,
} from 'server/contract/applicants/demographics/demographic-constants';
import { demographicQuestionCalls } from 'server/contract/applicants/demographics/demographic-question.calls';
import { SwitchField, TextAreaField, TextField, useFormikContext, yup } from 'shared-ui/forms';
import { demographicQuestions } from '../../../contract';
import { SettingsNav } from '../../general-settings/settings-nav';
import { defineRecordPages } from '../../setup/define-record-pages';
import type { RecordField } from '../../setup/record-field';
import { splitTextIntoLines } from '../../setup/to-lines';

interface QuestionValues {
  englishQuestion: string;
  englishChoices: string;
  germanQuestion: string;
  germanChoices: string;
  isAsked: boolean;
  wasAsked: boolean;
}

type TextName = Exclude<keyof QuestionValues, 'isAsked' | 'wasAsked'>;

interface TextInputProps {
  name: string;
  label: string;
  hint?: string;
  isLong: boolean;
  required: boolean;
}

const QuestionText = ({ isLong, hint, ...field }: TextInputProps) => {
  const { wasAsked } = useFormikContext<QuestionValues>().values;
  const shown = {
    ...field,
    ...(hint !== undefined && { hint }),
    ...(wasAsked && { hint: 'It stays as applicants were asked it.', readOnly: true }),
  };
  return isLong ? <TextAreaField {...shown} rows={5} /> : <TextField {...shown} />;
};

const createQuestionField = (
  label: string,
  text: { hint?: string; required?: string },
): RecordField<string, DemographicQuestionRecord> => {
  const rule = yup
    .string()
    .max(maxDemographicQuestionLength, `Use at most ${maxDemographicQuestionLength} characters.`);
  return {
    label,
    empty: '',
    rule: text.required === undefined ? rule : rule.trim().required(text.required),
    input: ({ name }) => (
      <QuestionText
        {...{ name, label, isLong: false, required: text.required !== undefined }}
        {...(text.hint !== undefined && { hint: text.hint })}
      />
    ),
  };
};

const createChoicesField = (
  name: TextName & ('englishChoices' | 'germanChoices'),
  label: string,
  hint: string,
  rule: yup.Schema,
): RecordField<string, DemographicQuestionRecord> => ({
  label,
  empty: '',
  rule,
  read: (stored) => stored[name].join('\n'),
  write: (text) => ({ [name]: splitTextIntoLines(text) }),
  input: () => (
    <QuestionText {...{ name, label, hint, isLong: true, required: name === 'englishChoices' }} />
  ),
});

const choicesRule = yup.string().test('choices', demographicMessages.choices, (written = '') => {
  const { length } = splitTextIntoLines(written);
  return length >= minDemographicChoices && length <= maxDemographicChoices;
});

const germanChoicesRule = yup
  .string()
  .when(['englishChoices', 'germanQuestion'], ([choices, question]: string[], text) =>
    text
      .test('german', demographicMessages.german, (written = '') => {
        const { length } = splitTextIntoLines(written);
        return length === 0 || length === splitTextIntoLines(choices ?? '').length;
      })
      .test(
        'both',
        demographicMessages.germanChoices,
        (written = '') => (question ?? '').trim() === '' || splitTextIntoLines(written).length > 0,
      ),
  );

const isAskedField: RecordField<boolean, DemographicQuestionRecord> = {
  label: 'Ask applicants',
  empty: false,
  input: ({ name }) => (
    <SwitchField
      name={name}
      label="Ask applicants"
      hint="At the end of the form, as a part of its own that nobody has to answer. From then on the texts stay as they are."
    />
  ),
};

const wasAskedField: RecordField<boolean, DemographicQuestionRecord> = {
  ...{ label: 'Was asked', empty: false, isUnseen: true },
  write: () => ({}),
  input: () => null,
};

const pages = defineRecordPages<QuestionValues, DemographicQuestionRecord>({
  title: 'Demographic question',
  noun: {
    ...{ one: 'demographic question', many: 'demographic questions' },
    list: demographicQuestions,
  },
  calls: demographicQuestionCalls,
  fields: {
    englishQuestion: createQuestionField('Question', { required: 'Enter the question.' }),
    englishChoices: createChoicesField(
      'englishChoices',
      'Choices',
      `One in each line, ${minDemographicChoices} to ${maxDemographicChoices}. “I prefer not to say” is added.`,
      choicesRule,
    ),
    germanQuestion: createQuestionField('German question', {
      hint: 'Left empty, German pages ask in English.',
    }),
    germanChoices: createChoicesField(
      'germanChoices',
      'German choices',
      'In the same order. “Keine Angabe” is added.',
      germanChoicesRule,
    ),
    isAsked: isAskedField,
    wasAsked: wasAskedField,
  },
});

export const CreateDemographicQuestionPage = () => (
  <>
    <SettingsNav />
    <pages.CreatePage />
  </>
);

export const EditDemographicQuestionPage = () => (
  <>
    <SettingsNav />
    <pages.EditPage />
  </>
);
