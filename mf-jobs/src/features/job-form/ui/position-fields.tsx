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
import { countries, designations, jobTypes, locations, skills } from '../../../job/job-lookups';
import { useCompanyDays } from '../../../job/use-company-days';
import { FormShapeContext, useFieldProps } from './form-shape';

export const PositionFields = () => {
  const field = useFieldProps();
  const { experience } = use(FormShapeContext);
  const { today } = useCompanyDays();
  return (
    <FieldGroup title="Opening">
      <TextField {...field('jobTitle')} />
      <PickerField {...field('designationId')} {...designations} />
      <SelectField {...field('experience')} options={experience} />
      <PickerField {...field('jobTypeId')} {...jobTypes} />
      <PickerField {...field('locationId')} multiple {...locations} />
      <PickerField {...field('country')} {...countries} />
      <NumberField {...field('numberOfPositions')} min={0} max={jobLimits.positions} />
      <DateField {...field('expiryDate')} order="day-first" min={today} />
      <PickerField {...field('skills')} multiple {...skills} />
      <TextField {...field('education')} />
      <SwitchField {...field('remote')} />
    </FieldGroup>
  );
};
