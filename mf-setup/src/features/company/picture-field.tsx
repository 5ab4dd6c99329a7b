import { SafeImage } from 'shared-ui';
import { ImageField, useFormikContext } from 'shared-ui/forms';
import { companyLabels, type CompanyValues } from './company-values';

interface Props {
  name: 'logo' | 'favicon';
  keeps: 'keepsLogo' | 'keepsFavicon';
  stored: string;
}

export const PictureField = ({ name, keeps, stored }: Props) => {
  const { values, setFieldValue } = useFormikContext<CompanyValues>();
  return (
    <ImageField
      name={name}
      label={companyLabels[name]}
      removeLabel="Remove"
      onRemove={() => void setFieldValue(keeps, false)}
      stored={
        values[keeps] ? (
          <SafeImage
            src={stored}
            alt={`Stored: ${companyLabels[name]}`}
            height="32px"
            fallback={null}
          />
        ) : null
      }
    />
  );
};
