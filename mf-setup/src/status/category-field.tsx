import { SelectField } from 'shared-ui/forms';
import { categoryOptions } from './categories';

export const CategoryField = () => (
  <SelectField
    name="category"
    label="Category"
    options={categoryOptions}
    alwaysSet
    required
    hint="Lists count applicants by it, such as those who are hired."
  />
);
