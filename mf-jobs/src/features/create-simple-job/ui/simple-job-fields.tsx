import { jobLimits } from 'server/contract/jobs/job-constants';
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
  useDepartments,
  useJobTypes,
  useLocations,
  usePipelines,
  useQuestionGroups,
  useReferralAmounts,
  useSkills,
  useUsers,
} from '../../../job/job-lookups';
import { experienceOptions } from '../experience-options';
import { jobStatusOptions } from '../job-status-options';
import { simpleJobLabels } from '../simple-job.labels';
import type { SimpleJobValues } from '../simple-job.values';
import { FieldGroup } from '../../../job/field-group';

const field = (name: keyof SimpleJobValues) => ({ name, label: simpleJobLabels[name] });

/** The nineteen fields; those that must be filled carry a mark. */
export const SimpleJobFields = ({ today }: { today: string }) => (
  <>
    <FieldGroup title="Position">
      <TextField {...field('jobTitle')} required />
      <PickerField {...field('departmentId')} required useOptions={useDepartments} />
      <PickerField {...field('locationId')} required multiple useOptions={useLocations} />
      <PickerField {...field('jobTypeId')} useOptions={useJobTypes} />
      <NumberField {...field('numberOfPositions')} min={0} max={jobLimits.positions} />
      <DateField {...field('expiryDate')} order="day-first" min={today} />
      <SelectField {...field('jobStatusId')} options={jobStatusOptions} alwaysSet />
      <PickerField {...field('referralAmountId')} useOptions={useReferralAmounts} />
    </FieldGroup>
    <FieldGroup title="Description" single>
      <TextAreaField {...field('jobProfile')} />
      <RichTextField {...field('jobDescription')} required />
    </FieldGroup>
    <FieldGroup title="Requirements">
      <SelectField {...field('minExperience')} required options={experienceOptions} />
      <SelectField {...field('maxExperience')} options={experienceOptions} />
      <TextField {...field('education')} />
      <PickerField {...field('skills')} multiple useOptions={useSkills} />
    </FieldGroup>
    <FieldGroup title="Hiring">
      <PickerField {...field('hiringManagerId')} useOptions={useUsers} />
      <PickerField {...field('recruitingManagerId')} useOptions={useUsers} />
      <PickerField {...field('userId')} required multiple useOptions={useUsers} />
      <PickerField {...field('pipeLineId')} useOptions={usePipelines} />
      <PickerField {...field('questionGroupId')} useOptions={useQuestionGroups} />
    </FieldGroup>
  </>
);
