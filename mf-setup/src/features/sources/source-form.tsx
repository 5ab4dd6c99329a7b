import { TextAreaField, TextField, yup } from 'shared-ui/forms';

export const sourceLabels = {
  source: 'Source Name',
  identifier: 'Identifier',
  description: 'Description',
};

export const emptySource = { source: '', identifier: '', description: '' };

const field = (label: string) =>
  yup.string().trim().required(`Enter the ${label}.`).max(100, 'Use at most 100 characters.');

export const sourceSchema = yup.object({
  source: field('source name'),
  identifier: field('identifier'),
  description: yup.string().max(1_000, 'Use at most 1,000 characters.'),
});

/** The fields of a source; the identifier of a stored one stays. */
export const SourceFields = ({ isStored = false }: { isStored?: boolean }) => (
  <>
    <TextField name="source" label={sourceLabels.source} required />
    <TextField
      name="identifier"
      label={sourceLabels.identifier}
      hint={
        isStored
          ? 'It cannot be changed.'
          : 'Names the source in links. It cannot be changed later.'
      }
      required
      readOnly={isStored}
    />
    <TextAreaField name="description" label={sourceLabels.description} />
  </>
);
