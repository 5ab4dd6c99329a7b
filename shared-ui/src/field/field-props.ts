/** What every field takes. */
export interface FieldProps {
  /** Where its value is in the form. */
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  disabled?: boolean;
}
