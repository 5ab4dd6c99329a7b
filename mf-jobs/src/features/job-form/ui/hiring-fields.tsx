import { PickerField } from 'shared-ui/forms';
import { FieldGroup } from '../../../job/field-group';
import {
  employmentCategories,
  employmentTypes,
  jobPriorities,
  pipelines,
  questionGroups,
  referralAmounts,
  users,
} from '../../../job/job-lookups';
import { useFieldProps } from './form-shape';

export const HiringFields = () => {
  const field = useFieldProps();
  return (
    <FieldGroup title="Hiring">
      <PickerField {...field('recruitingManagerId')} {...users} />
      <PickerField {...field('hiringManagerId')} {...users} />
      <PickerField {...field('pipeLineId')} {...pipelines} />
      <PickerField {...field('questionGroupId')} {...questionGroups} />
      <PickerField {...field('jobPriorityId')} {...jobPriorities} />
      <PickerField {...field('referralAmountId')} {...referralAmounts} />
      <PickerField {...field('employmentTypeId')} {...employmentTypes} />
      <PickerField {...field('employmentCategoryId')} {...employmentCategories} />
      <PickerField {...field('userId')} multiple {...users} />
    </FieldGroup>
  );
};
