export interface FieldProps {
  /** Path of the value in the form. */
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  disabled?: boolean;
}
