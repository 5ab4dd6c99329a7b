import type { ConsentTextRecord } from 'server/contract/applicants/applying/consent-text';
import {
  consentLanguages,
  consentPurposes,
  type ConsentLanguage,
  type ConsentPurpose,
} from 'server/contract/applicants/applying/applying-constants';
import { consentTextCalls } from 'server/contract/applicants/applying/consent-text.calls';
import { SelectField, useFormikContext } from 'shared-ui/forms';
import { consentTexts } from '../../../contract';
import { SettingsNav } from '../../general-settings/settings-nav';
import { defineRecordPages } from '../../setup/define-record-pages';
import { longTextField } from '../../setup/fields';
import type { RecordField } from '../../setup/record-field';

interface ConsentTextValues {
  purpose: ConsentPurpose;
  language: ConsentLanguage;
  text: string;
}

const hints: Readonly<Record<ConsentPurpose, string>> = {
  application: 'Nobody can apply without it.',
  'talent-pool': 'Applicants choose it freely, and can take it back.',
  group: 'Applicants choose freely whether other companies of your group may see their data.',
};

const PurposeInput = () => {
  const { values } = useFormikContext<ConsentTextValues>();
  return (
    <SelectField
      name="purpose"
      label="Purpose"
      options={Object.entries(consentPurposes).map(([value, label]) => ({ value, label }))}
      hint={hints[values.purpose]}
      alwaysSet
      required
    />
  );
};

const purposeField: RecordField<ConsentPurpose, ConsentTextRecord> = {
  label: 'Purpose',
  empty: 'application',
  input: () => <PurposeInput />,
};

const pages = defineRecordPages<ConsentTextValues, ConsentTextRecord>({
  title: 'Consent text',
  noun: { one: 'consent text', many: 'consent texts', list: consentTexts },
  calls: consentTextCalls,
  fields: {
    purpose: purposeField,
    language: {
      label: 'Language',
      empty: 'en',
      show: (language) => consentLanguages[language],
      input: ({ name }) => (
        <SelectField
          name={name}
          label="Language"
          options={Object.entries(consentLanguages).map(([value, label]) => ({ value, label }))}
          hint="Pages of a language without its own text show the English one."
          alwaysSet
          required
        />
      ),
    },
    text: longTextField({
      label: 'Text',
      rows: 4,
      required: 'Enter the text.',
      max: 2_000,
      hint: 'It takes the place of the earlier text from now on. What people agreed to before stays.',
    }),
  },
});

export const CreateConsentTextPage = () => (
  <>
    <SettingsNav />
    <pages.CreatePage />
  </>
);
