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
  departmentLookup,
  jobTypeLookup,
  locationLookup,
  pipelineLookup,
  questionGroupLookup,
  referralAmountLookup,
  skillLookup,
  userLookup,
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
      <PickerField {...field('departmentId')} required {...departmentLookup} />
      <PickerField {...field('locationId')} required multiple {...locationLookup} />
      <PickerField {...field('jobTypeId')} {...jobTypeLookup} />
      <NumberField {...field('numberOfPositions')} min={0} max={jobLimits.positions} />
      <DateField {...field('expiryDate')} order="day-first" min={today} />
      <SelectField {...field('jobStatusId')} options={jobStatusOptions} alwaysSet />
      <PickerField {...field('referralAmountId')} {...referralAmountLookup} />
    </FieldGroup>
    <FieldGroup title="Description" single>
      <TextAreaField {...field('jobProfile')} />
      <RichTextField {...field('jobDescription')} required />
    </FieldGroup>
    <FieldGroup title="Requirements">
      <SelectField {...field('minExperience')} required options={experienceOptions} />
      <SelectField {...field('maxExperience')} options={experienceOptions} />
      <TextField {...field('education')} />
      <PickerField {...field('skills')} multiple {...skillLookup} />
    </FieldGroup>
    <FieldGroup title="Hiring">
      <PickerField {...field('hiringManagerId')} {...userLookup} />
      <PickerField {...field('recruitingManagerId')} {...userLookup} />
      <PickerField {...field('userId')} required multiple {...userLookup} />
      <PickerField {...field('pipeLineId')} {...pipelineLookup} />
      <PickerField {...field('questionGroupId')} {...questionGroupLookup} />
    </FieldGroup>
  </>
);
