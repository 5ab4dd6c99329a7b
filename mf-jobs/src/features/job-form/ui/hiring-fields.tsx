import { PickerField } from 'shared-ui/forms';
import { FieldGroup } from '../../../job/field-group';
import {
  useEmploymentCategories,
  useEmploymentTypes,
  useJobPriorities,
  usePipelines,
  useQuestionGroups,
  useReferralAmounts,
  useUsers,
} from '../../../job/job-lookups';
import { useFieldOf } from './form-shape';

/** Who hires, along which way, and on which terms. */
export const HiringFields = () => {
  const field = useFieldOf();
  return (
    <FieldGroup title="Hiring">
      <PickerField {...field('recruitingManagerId')} useOptions={useUsers} />
      <PickerField {...field('hiringManagerId')} useOptions={useUsers} />
      <PickerField {...field('pipeLineId')} useOptions={usePipelines} />
      <PickerField {...field('questionGroupId')} useOptions={useQuestionGroups} />
      <PickerField {...field('jobPriorityId')} useOptions={useJobPriorities} />
      <PickerField {...field('referralAmountId')} useOptions={useReferralAmounts} />
      <PickerField {...field('employmentTypeId')} useOptions={useEmploymentTypes} />
      <PickerField {...field('employmentCategoryId')} useOptions={useEmploymentCategories} />
      <PickerField {...field('userId')} multiple useOptions={useUsers} />
    </FieldGroup>
  );
};
