import { jobLimits } from 'server/contract/job-constants';
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
import { FieldGroup } from '../../../job/field-group';

/** The nineteen fields; those that must be filled carry a mark. */
export const SimpleJobFields = ({ today }: { today: string }) => (
  <>
    <FieldGroup title="Position">
      <TextField name="jobTitle" label="Job Title" required />
      <PickerField name="departmentId" label="Department" required useOptions={useDepartments} />
      <PickerField name="locationId" label="Location" required multiple useOptions={useLocations} />
      <PickerField name="jobTypeId" label="Job Type" useOptions={useJobTypes} />
      <NumberField
        name="numberOfPositions"
        label="Number of Positions"
        min={0}
        max={jobLimits.positions}
      />
      <DateField name="expiryDate" label="Expiry Date" order="day-first" min={today} />
      <SelectField name="jobStatusId" label="Job Status" options={jobStatusOptions} />
      <PickerField
        name="referralAmountId"
        label="Referral Amount"
        useOptions={useReferralAmounts}
      />
    </FieldGroup>
    <FieldGroup title="Description" single>
      <TextAreaField name="jobProfile" label="Job Profile" />
      <RichTextField name="jobDescription" label="Job Description" required />
    </FieldGroup>
    <FieldGroup title="Requirements">
      <SelectField
        name="minExperience"
        label="Minimum Experience"
        required
        options={experienceOptions}
      />
      <SelectField name="maxExperience" label="Maximum Experience" options={experienceOptions} />
      <TextField name="education" label="Education" />
      <PickerField name="skills" label="Skills" multiple useOptions={useSkills} />
    </FieldGroup>
    <FieldGroup title="Hiring">
      <PickerField name="hiringManagerId" label="Hiring Manager" useOptions={useUsers} />
      <PickerField name="recruitingManagerId" label="Recruiting Manager" useOptions={useUsers} />
      <PickerField name="userId" label="Email Recipients" required multiple useOptions={useUsers} />
      <PickerField name="pipeLineId" label="Pipeline" useOptions={usePipelines} />
      <PickerField name="questionGroupId" label="Question Group" useOptions={useQuestionGroups} />
    </FieldGroup>
  </>
);
