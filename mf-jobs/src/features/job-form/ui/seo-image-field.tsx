import { download } from 'shared-auth';
import { Button, Text } from 'shared-ui';
import { ImageField, useFormikContext } from 'shared-ui/forms';
import { notify } from 'shell/sdk/react';
import type { JobValues } from '../job-values';

const notifyImageFailure = (error: unknown) =>
  notify.error(error instanceof Error ? error.message : 'The image could not be downloaded.');

export const SeoImageField = () => {
  const { values, setFieldValue } = useFormikContext<JobValues>();
  const { seoImage } = values;
  return (
    <ImageField
      name="file"
      label="Image"
      hint={
        seoImage
          ? 'A .jpg or .png of at most 2 MB takes the place of the stored image.'
          : 'A .jpg or .png of at most 2 MB, shown with shared links.'
      }
      onRemove={() => void setFieldValue('seoImage', null)}
      stored={seoImage ? <StoredSeoImage image={seoImage} /> : null}
    />
  );
};

const StoredSeoImage = ({ image: { id, name } }: { image: NonNullable<JobValues['seoImage']> }) => (
  <>
    <Text flex="1" minWidth="120px" overflowWrap="anywhere">
      {`Stored: ${name}`}
    </Text>
    <Button
      size="sm"
      onClick={() => void download({ kind: 'file', fileId: id }).catch(notifyImageFailure)}
    >
      Download
    </Button>
  </>
);
