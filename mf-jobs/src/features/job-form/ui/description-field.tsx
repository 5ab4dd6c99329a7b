import { lazy, Suspense } from 'react';
import { Skeleton, Stack, Text } from 'shared-ui';
import { FieldGroup } from '../../../job/field-group';
import { useJobFieldProps } from './job-form-shape';

/** The editor is loaded on demand, so that the form appears without waiting for it. */
const RichTextField = lazy(() =>
  import('shared-ui/rich-text').then((entry) => ({ default: entry.RichTextField })),
);

export const DescriptionField = () => {
  const field = useJobFieldProps()('jobDescription');
  return (
    <FieldGroup title="Description" single>
      <Suspense
        fallback={
          <Stack gap="2" minHeight="230px" aria-busy>
            <Text fontWeight={500}>{field.label}</Text>
            <Skeleton height="180px" />
          </Stack>
        }
      >
        <RichTextField {...field} />
      </Suspense>
    </FieldGroup>
  );
};
