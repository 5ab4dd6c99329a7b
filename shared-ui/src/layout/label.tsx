import { chakra } from '@chakra-ui/react';

export const Label = chakra('label', {
  base: { display: 'block', mb: '1.5', fontWeight: 500, color: 'ink' },
});
