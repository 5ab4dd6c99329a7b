import { Box, Button } from 'shared-ui';
import { TextField, useFormikContext } from 'shared-ui/forms';
import type { JobValues } from '../job-values';
import { toSlug } from 'server/contract/jobs/postings/job-slug';

export const SlugField = () => {
  const { values, setFieldValue } = useFormikContext<JobValues>();
  const suggestion = values.slug.trim() === '' ? toSlug(values.jobTitle) : '';
  return (
    <Box minWidth="0">
      <TextField
        name="slug"
        label="Slug"
        required
        hint="The end of the job's public address."
        maxLength={200}
      />
      {suggestion ? (
        <Button
          size="sm"
          mt="1.5"
          maxWidth="full"
          onClick={() => void setFieldValue('slug', suggestion)}
        >{`Use “${suggestion}”`}</Button>
      ) : null}
    </Box>
  );
};
