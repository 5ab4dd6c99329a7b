import { PickerField } from 'shared-ui/forms';
import { FieldGroup } from '../../../job/field-group';
import {
  departmentLookup,
  divisionLookup,
  functionLookup,
  groupLookup,
} from '../../../job/job-lookups';
import { DepartmentHead } from './department-head';
import { useJobFieldProps } from './job-form-shape';
import { SubFunctionField } from './sub-function-field';

export const DepartmentFields = () => {
  const field = useJobFieldProps();
  return (
    <FieldGroup title="Department">
      <PickerField {...field('departmentId')} {...departmentLookup} />
      <DepartmentHead />
      <PickerField {...field('subDepartmentId')} {...departmentLookup} />
      <PickerField {...field('divisionId')} {...divisionLookup} />
      <PickerField {...field('functionId')} {...functionLookup} />
      <SubFunctionField />
      <PickerField {...field('groupId')} {...groupLookup} />
    </FieldGroup>
  );
};
