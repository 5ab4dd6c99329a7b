import { use } from 'react';
import { jobLimits } from 'server/contract/jobs/postings/job-constants';
import {
  DateField,
  NumberField,
  PickerField,
  SelectField,
  SwitchField,
  TextField,
} from 'shared-ui/forms';
import { FieldGroup } from '../../../job/field-group';
import {
  countryLookup,
  designationLookup,
  jobTypeLookup,
  locationLookup,
  skillLookup,
} from '../../../job/job-lookups';
import { useCompanyDays } from '../../../job/use-company-days';
import { JobFormVariantContext, useJobFieldProps } from './job-form-shape';

export const PositionFields = () => {
  const field = useJobFieldProps();
  const { experience } = use(JobFormVariantContext);
  const { today } = useCompanyDays();
  return (
    <FieldGroup title="Opening">
      <TextField {...field('jobTitle')} />
      <PickerField {...field('designationId')} {...designationLookup} />
      <SelectField {...field('experience')} options={experience} />
      <PickerField {...field('jobTypeId')} {...jobTypeLookup} />
      <PickerField {...field('locationId')} multiple {...locationLookup} />
      <PickerField {...field('country')} {...countryLookup} />
      <NumberField {...field('numberOfPositions')} min={0} max={jobLimits.positions} />
      <DateField {...field('expiryDate')} order="day-first" min={today} />
      <PickerField {...field('skills')} multiple {...skillLookup} />
      <TextField {...field('education')} />
      <SwitchField {...field('remote')} />
    </FieldGroup>
  );
};
