import { Box, Button, Flex, SafeImage } from 'shared-ui';
import { FileField, useFormikContext } from 'shared-ui/forms';
import { labels, type CompanyValues } from './company-values';

const mostBytes = 2 * 1024 * 1024;

interface Props {
  name: 'logo' | 'favicon';
  keeps: 'keepsLogo' | 'keepsFavicon';
  /** Address of the stored picture; empty for none. */
  stored: string;
}

/** A picture of the company: the stored one, another in its place, or none. */
export const PictureField = ({ name, keeps, stored }: Props) => {
  const { values, setFieldValue } = useFormikContext<CompanyValues>();
  const isShown = values[keeps] && values[name] === null;
  return (
    <Box>
      <FileField
        name={name}
        label={labels[name]}
        accept=".jpg,.png"
        maxBytes={mostBytes}
        hint="A .jpg or .png of at most 2 MB."
      />
      {isShown ? (
        <Flex align="center" gap="3" mt="2">
          <SafeImage src={stored} alt={`Stored: ${labels[name]}`} height="32px" fallback={null} />
          <Button size="sm" onClick={() => void setFieldValue(keeps, false)}>
            Remove
          </Button>
        </Flex>
      ) : null}
    </Box>
  );
};
