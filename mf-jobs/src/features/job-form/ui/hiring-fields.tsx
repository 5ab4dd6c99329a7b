import { PickerField } from 'shared-ui/forms';
import { FieldGroup } from '../../../job/field-group';
import {
  employmentCategoryLookup,
  employmentTypeLookup,
  jobPriorityLookup,
  pipelines,
  questionGroups,
  referralAmountLookup,
  userLookup,
} from '../../../job/job-lookups';
import { useJobFieldProps } from './job-form-shape';

export const HiringFields = () => {
  const field = useJobFieldProps();
  return (
    <FieldGroup title="Hiring">
      <PickerField {...field('recruitingManagerId')} {...userLookup} />
      <PickerField {...field('hiringManagerId')} {...userLookup} />
      <PickerField {...field('pipeLineId')} {...pipelines} />
      <PickerField {...field('questionGroupId')} {...questionGroups} />
      <PickerField {...field('jobPriorityId')} {...jobPriorityLookup} />
      <PickerField {...field('referralAmountId')} {...referralAmountLookup} />
      <PickerField {...field('employmentTypeId')} {...employmentTypeLookup} />
      <PickerField {...field('employmentCategoryId')} {...employmentCategoryLookup} />
      <PickerField {...field('userId')} multiple {...userLookup} />
    </FieldGroup>
  );
};
