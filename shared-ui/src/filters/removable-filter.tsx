import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CloseIcon } from '../icon';

const RemoveButton = chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    width: '28px',
    height: '8',
    bg: 'panel',
    color: 'ink2',
    borderWidth: '1px',
    borderInlineStartWidth: 0,
    borderColor: 'line',
    borderEndRadius: 'md',
    _hover: { bg: 'hover', color: 'ink' },
  },
});

interface Props {
  label: string;
  onRemove: (() => void) | undefined;
  children: ReactNode;
}

export const RemovableFilter = ({ label, onRemove, children }: Props) =>
  onRemove ? (
    <Flex css={{ '& > button:first-of-type': { borderEndRadius: 0 } }}>
      {children}
      <RemoveButton type="button" aria-label={`Remove filter ${label}`} onClick={onRemove}>
        <CloseIcon size={14} aria-hidden />
      </RemoveButton>
    </Flex>
  ) : (
    children
  );
