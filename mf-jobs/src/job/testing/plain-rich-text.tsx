import { useField } from 'shared-ui/forms';

/** A plain text area in place of the editor, for tests outside a browser. */
export const RichTextField = ({ name, label }: { name: string; label: string }) => {
  const [field] = useField<string>(name);
  return (
    <label>
      {label}
      <textarea {...field} />
    </label>
  );
};
