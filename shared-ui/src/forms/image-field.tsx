import { Flex } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Button } from '../action/button';
import type { FieldProps } from '../field/field-props';
import { SafeImage } from '../mark/safe-image';
import { FileField } from './file-field';
import { useImagePreview } from './use-image-preview';

const maxImageBytes = 2 * 1024 * 1024;

interface Props extends Omit<FieldProps, 'required' | 'disabled'> {
  stored?: ReactNode;
  onRemove: () => void;
  removeLabel?: string;
}

/** Accepts .jpg and .png files of at most 2 MB. */
export const ImageField = ({
  name,
  label,
  hint = 'A .jpg or .png of at most 2 MB.',
  stored,
  onRemove,
  removeLabel = 'Remove image',
}: Props) => {
  const { values } = useFormikContext<Record<string, File | null>>();
  const chosen = values[name] ?? null;
  return (
    <Flex direction="column" gap="2" minWidth="0">
      <FileField
        name={name}
        label={label}
        accept=".jpg,.png"
        maxBytes={maxImageBytes}
        hint={hint}
      />
      {chosen ? <ImagePreview file={chosen} /> : null}
      {stored && !chosen ? (
        <Flex align="center" gap="2" wrap="wrap">
          <span>{stored}</span>
          <Button size="sm" onClick={onRemove}>
            {removeLabel}
          </Button>
        </Flex>
      ) : null}
    </Flex>
  );
};

const ImagePreview = ({ file }: { file: File }) => (
  <SafeImage
    src={useImagePreview(file)}
    alt={`Preview of ${file.name}`}
    maxWidth="full"
    maxHeight="160px"
    alignSelf="start"
    borderRadius="md"
    fallback={null}
  />
);
