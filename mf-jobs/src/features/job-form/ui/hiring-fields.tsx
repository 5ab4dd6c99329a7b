import { PickerField } from 'shared-ui/forms';
import { FieldGroup } from '../../../job/field-group';
import {
  employmentCategoryLookup,
  employmentTypeLookup,
  jobPriorityLookup,
  pipelineLookup,
  questionGroupLookup,
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
      <PickerField {...field('pipeLineId')} {...pipelineLookup} />
      <PickerField {...field('questionGroupId')} {...questionGroupLookup} />
      <PickerField {...field('jobPriorityId')} {...jobPriorityLookup} />
      <PickerField {...field('referralAmountId')} {...referralAmountLookup} />
      <PickerField {...field('employmentTypeId')} {...employmentTypeLookup} />
      <PickerField {...field('employmentCategoryId')} {...employmentCategoryLookup} />
      <PickerField {...field('userId')} multiple {...userLookup} />
    </FieldGroup>
  );
};
