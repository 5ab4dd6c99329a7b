import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden';
import { EmailAddressText, isEmailAddress } from '../mark/email-address-text';
import { noValueText } from '../mark/no-value-text';
import { FactGrid } from './fact-grid';

/** Name and value of a fact; an empty value is shown as a dash. */
export interface Fact {
  name: string;
  value?: ReactNode;
}

const isEmptyValue = (value: ReactNode): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const emptyValueMark = (
  <>
    <span aria-hidden>{noValueText}</span>
    <VisuallyHidden>Empty</VisuallyHidden>
  </>
);

const renderValue = (value: ReactNode): ReactNode => {
  if (isEmptyValue(value)) return emptyValueMark;
  return isEmailAddress(value) ? <EmailAddressText address={value} /> : value;
};

export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <FactGrid as="dl">
    {facts.map(({ name, value }) => (
      <Box
        key={name}
        minWidth="0"
        gridColumn={isEmailAddress(value) ? { base: '1 / -1', md: 'auto' } : undefined}
      >
        <Box as="dt" textStyle="small" color="ink3">
          {name}
        </Box>
        <Box as="dd" dir="auto" mt="0.5" overflowWrap="anywhere">
          {renderValue(value)}
        </Box>
      </Box>
    ))}
  </FactGrid>
);
