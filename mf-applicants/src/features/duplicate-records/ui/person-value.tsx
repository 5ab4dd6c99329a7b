import { Box, VisuallyHidden, noValueText } from 'shared-ui';
import { WithheldValue } from '../../../application/withheld-value';

export const PersonValue = ({ value, isWithheld }: { value: string; isWithheld: boolean }) => {
  if (isWithheld) return <WithheldValue />;
  if (value) return <span>{value}</span>;
  return (
    <Box as="span" color="ink3">
      <span aria-hidden>{noValueText}</span>
      <VisuallyHidden>Empty</VisuallyHidden>
    </Box>
  );
};
