import { PickerField } from 'shared-ui/forms';
import { FieldGroup } from '../../../job/field-group';
import { departments, divisions, functions, groups } from '../../../job/job-lookups';
import { DepartmentHead } from './department-head';
import { useFieldProps } from './form-shape';
import { SubFunctionField } from './sub-function-field';

export const DepartmentFields = () => {
  const field = useFieldProps();
  return (
    <FieldGroup title="Department">
      <PickerField {...field('departmentId')} {...departments} />
      <DepartmentHead />
      <PickerField {...field('subDepartmentId')} {...departments} />
      <PickerField {...field('divisionId')} {...divisions} />
      <PickerField {...field('functionId')} {...functions} />
      <SubFunctionField />
      <PickerField {...field('groupId')} {...groups} />
    </FieldGroup>
  );
};
