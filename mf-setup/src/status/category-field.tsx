import { SelectField } from 'shared-ui/forms';
import { categoryOptions } from './categories';

/** What a status means to lists and rules, whatever it is called. */
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
