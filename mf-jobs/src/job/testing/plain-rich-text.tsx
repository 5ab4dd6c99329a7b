import { useField } from 'shared-ui/forms';

/** Plain substitute in tests for the rich text editor, which needs a real browser. */
export const RichTextField = ({ name, label }: { name: string; label: string }) => {
  const [field] = useField<string>(name);
  return (
    <label>
      {label}
      <textarea {...field} />
    </label>
  );
};
