import {
  educationLevels,
  maxSalary,
  salaryUnitNames,
  salaryUnits,
} from 'server/contract/jobs/postings/job-constants';
import { currencies } from 'server/contract/platform/company/company-constants';
import {
  NumberField,
  PickerField,
  SelectField,
  SwitchField,
  useFormikContext,
} from 'shared-ui/forms';
import { FieldGroup } from '../../../job/field-group';
import { countryLookup } from '../../../job/job-lookups';
import type { JobValues } from '../job-values';
import { useJobFieldProps } from './job-form-shape';

const toSentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const levelOptions = educationLevels.map((level) => ({
  value: level,
  label: toSentenceCase(level),
}));
const unitOptions = salaryUnits.map((unit) => ({ value: unit, label: salaryUnitNames[unit] }));
const currencyOptions = currencies.map((code) => ({ value: code, label: code }));

export const ConditionFields = () => {
  const field = useJobFieldProps();
  const { remote } = useFormikContext<JobValues>().values;
  return (
    <FieldGroup title="Workplace and pay">
      {/* The Hybrid field stays mounted when Remote is switched on, since the focus may already be on it. */}
      <SwitchField
        {...field('hybrid')}
        hint={remote ? 'Of no effect while the job is remote.' : 'People are partly on site.'}
      />
      {remote ? (
        <PickerField
          {...field('remoteCountryId')}
          multiple
          {...countryLookup}
          hint="Countries that people may work from; without any it is the job's country."
        />
      ) : null}
      <SelectField {...field('educationLevel')} options={levelOptions} />
      <NumberField {...field('salaryMin')} min={0} max={maxSalary} step={0.01} />
      <NumberField {...field('salaryMax')} min={0} max={maxSalary} step={0.01} />
      <SelectField {...field('salaryCurrency')} options={currencyOptions} />
      <SelectField {...field('salaryUnit')} options={unitOptions} />
      <SwitchField
        {...field('salaryShown')}
        hint="Careers pages and feeds name the salary. Many countries ask for that by law."
      />
    </FieldGroup>
  );
};
