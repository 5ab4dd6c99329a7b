import { Box, Button, Flex, Text } from 'shared-ui';
import { download } from 'shared-auth';
import { notify } from 'shell/sdk/react';
import { FileField, useFormikContext } from 'shared-ui/forms';
import type { JobValues } from '../job-values';

const mostBytes = 2 * 1024 * 1024;

const failed = (error: unknown) =>
  notify.error(error instanceof Error ? error.message : 'The image could not be downloaded.');

/** The image for search engines and shared links: the stored one, or another in its place. */
export const ImageField = () => {
  const { values, setFieldValue } = useFormikContext<JobValues>();
  const { seoImage, file } = values;
  return (
    <Box minWidth="0">
      <FileField
        name="file"
        label="Image"
        accept=".jpg,.png"
        maxBytes={mostBytes}
        hint={
          seoImage
            ? 'A .jpg or .png of at most 2 MB takes the place of the stored image.'
            : 'A .jpg or .png of at most 2 MB, shown with shared links.'
        }
      />
      {seoImage && !file ? (
        <Flex align="center" gap="2" wrap="wrap" mt="2">
          <Text flex="1" minWidth="120px" overflowWrap="anywhere">
            Stored: {seoImage.name}
          </Text>
          <Button
            size="sm"
            onClick={() =>
              void download({ kind: 'file', fileId: seoImage.id }).catch((error: unknown) =>
                failed(error),
              )
            }
          >
            Download
          </Button>
          <Button size="sm" onClick={() => void setFieldValue('seoImage', null)}>
            Remove image
          </Button>
        </Flex>
      ) : null}
    </Box>
  );
};
