import type { StatusCategory } from 'server/contract/applicants/applications/application-constants';
import type { StatusTextRecord } from 'server/contract/applicants/applying/status-text';
import {
  maxAnswerDays,
  statusTextLimits,
  defaultStatusTexts,
  type ApplicantPageLanguage,
  type StatusText,
} from 'server/contract/applicants/applying/status-text-constants';
import { statusTextCalls } from 'server/contract/applicants/applying/status-text.calls';
import { Text } from 'shared-ui';
import { NumberField, TextAreaField, TextField, useFormikContext, yup } from 'shared-ui/forms';
import { statusTexts } from '../../../contract';
import { SettingsNav } from '../../general-settings/settings-nav';
import { defineRecordPages } from '../../setup/define-record-pages';
import type { RecordField } from '../../setup/record-field';
import { getCategoryName } from '../../status/categories';

interface StatusTextValues {
  category: StatusCategory;
  englishHeading: string;
  englishSentence: string;
  englishNext: string;
  germanHeading: string;
  germanSentence: string;
  germanNext: string;
  answerDays: number | '';
}

const CategoryText = () => {
  const { category } = useFormikContext<StatusTextValues>().values;
  return (
    <Text>
      Applicants read this while their status is of the kind{' '}
      <strong>{getCategoryName(category)}</strong>. They never read the name of a stage or status.
    </Text>
  );
};

interface StatusTextInputProps {
  name: string;
  label: string;
  language: ApplicantPageLanguage;
  part: keyof StatusText;
}

const StatusTextInput = ({ name, label, language, part }: StatusTextInputProps) => {
  const { category } = useFormikContext<StatusTextValues>().values;
  const hint = `Empty, it reads: ${defaultStatusTexts[language][category][part]}`;
  return part === 'heading' ? (
    <TextField name={name} label={label} hint={hint} />
  ) : (
    <TextAreaField name={name} label={label} hint={hint} rows={2} />
  );
};

const createTextField = (
  label: string,
  language: ApplicantPageLanguage,
  part: keyof StatusText,
): RecordField<string, StatusTextRecord> => ({
  label,
  empty: '',
  rule: yup
    .string()
    .max(statusTextLimits[part], `Use at most ${statusTextLimits[part]} characters.`),
  input: ({ name }) => (
    <StatusTextInput name={name} label={label} language={language} part={part} />
  ),
});

const pages = defineRecordPages<StatusTextValues, StatusTextRecord>({
  title: 'Status page',
  noun: { one: 'text', many: 'texts', list: statusTexts },
  calls: statusTextCalls,
  fields: {
    category: {
      label: 'Kind of status',
      empty: 'start',
      show: getCategoryName,
      write: () => ({}),
      input: () => <CategoryText />,
    },
    englishHeading: createTextField('Heading', 'en', 'heading'),
    englishSentence: createTextField('Sentence', 'en', 'sentence'),
    englishNext: createTextField('Next step', 'en', 'next'),
    germanHeading: createTextField('German heading', 'de', 'heading'),
    germanSentence: createTextField('German sentence', 'de', 'sentence'),
    germanNext: createTextField('German next step', 'de', 'next'),
    answerDays: {
      label: 'Days until an answer',
      empty: '',
      rule: yup
        .number()
        .typeError('Enter whole days, or 0.')
        .required('Enter whole days, or 0.')
        .integer('Enter whole days, or 0.')
        .min(0, 'Enter whole days, or 0.')
        .max(maxAnswerDays, `Promise an answer within ${maxAnswerDays} days.`),
      input: ({ name }) => (
        <NumberField
          name={name}
          label="Days until an answer"
          min={0}
          max={maxAnswerDays}
          step={1}
          hint="Applicants read by which day they hear from you; whoever is near it waits for you on the dashboard. 0 promises nothing."
          required
        />
      ),
    },
  },
});

export const EditStatusTextPage = () => (
  <>
    <SettingsNav at={statusTexts} />
    <pages.EditPage />
  </>
);
