import { PickerField } from 'shared-ui/forms';
import { FieldGroup } from '../../../job/field-group';
import { useDepartments, useDivisions, useFunctions, useGroups } from '../../../job/job-lookups';
import { DepartmentHead } from './department-head';
import { useFieldOf } from './form-shape';
import { SubFunctionField } from './sub-function-field';

/** Where in the company the job stands. */
export const DepartmentFields = () => {
  const field = useFieldOf();
  return (
    <FieldGroup title="Department">
      <PickerField {...field('departmentId')} useOptions={useDepartments} />
      <DepartmentHead />
      <PickerField {...field('subDepartmentId')} useOptions={useDepartments} />
      <PickerField {...field('divisionId')} useOptions={useDivisions} />
      <PickerField {...field('functionId')} useOptions={useFunctions} />
      <SubFunctionField />
      <PickerField {...field('groupId')} useOptions={useGroups} />
    </FieldGroup>
  );
};
