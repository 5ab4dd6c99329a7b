import { chakra } from '@chakra-ui/react';

/** Takes the room that is left in a row. */
export const Spacer = chakra('div', { base: { flex: 1 } });
