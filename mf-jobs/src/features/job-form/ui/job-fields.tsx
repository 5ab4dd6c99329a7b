import { ConditionFields } from './condition-fields';
import { DepartmentFields } from './department-fields';
import { DescriptionField } from './description-field';
import { HiringFields } from './hiring-fields';
import { PositionFields } from './position-fields';

export const JobFields = () => (
  <>
    <PositionFields />
    <ConditionFields />
    <DepartmentFields />
    <HiringFields />
    <DescriptionField />
  </>
);
