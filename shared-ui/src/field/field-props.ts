export interface FieldProps {
  /** Path of the field's value in the form values. */
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  disabled?: boolean;
}
