import { jobLimits } from 'server/contract/jobs/postings/job-constants';
import {
  DateField,
  NumberField,
  PickerField,
  SelectField,
  TextAreaField,
  TextField,
} from 'shared-ui/forms';
import { RichTextField } from 'shared-ui/rich-text';
import {
  departments,
  jobTypes,
  locations,
  pipelines,
  questionGroups,
  referralAmounts,
  skills,
  users,
} from '../../../job/job-lookups';
import { experienceOptions } from '../experience-options';
import { jobStatusOptions } from '../job-status-options';
import { simpleJobLabels } from '../simple-job.labels';
import type { SimpleJobValues } from '../simple-job.values';
import { FieldGroup } from '../../../job/field-group';

const field = (name: keyof SimpleJobValues) => ({ name, label: simpleJobLabels[name] });

export const SimpleJobFields = ({ today }: { today: string }) => (
  <>
    <FieldGroup title="Position">
      <TextField {...field('jobTitle')} required />
      <PickerField {...field('departmentId')} required {...departments} />
      <PickerField {...field('locationId')} required multiple {...locations} />
      <PickerField {...field('jobTypeId')} {...jobTypes} />
      <NumberField {...field('numberOfPositions')} min={0} max={jobLimits.positions} />
      <DateField {...field('expiryDate')} order="day-first" min={today} />
      <SelectField {...field('jobStatusId')} options={jobStatusOptions} alwaysSet />
      <PickerField {...field('referralAmountId')} {...referralAmounts} />
    </FieldGroup>
    <FieldGroup title="Description" single>
      <TextAreaField {...field('jobProfile')} />
      <RichTextField {...field('jobDescription')} required />
    </FieldGroup>
    <FieldGroup title="Requirements">
      <SelectField {...field('minExperience')} required options={experienceOptions} />
      <SelectField {...field('maxExperience')} options={experienceOptions} />
      <TextField {...field('education')} />
      <PickerField {...field('skills')} multiple {...skills} />
    </FieldGroup>
    <FieldGroup title="Hiring">
      <PickerField {...field('hiringManagerId')} {...users} />
      <PickerField {...field('recruitingManagerId')} {...users} />
      <PickerField {...field('userId')} required multiple {...users} />
      <PickerField {...field('pipeLineId')} {...pipelines} />
      <PickerField {...field('questionGroupId')} {...questionGroups} />
    </FieldGroup>
  </>
);
