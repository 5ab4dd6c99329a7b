import { Box, chakra } from '@chakra-ui/react';
import { CheckIcon } from '../icon';
import { Avatar } from '../mark/avatar';
import { StatusMark } from '../mark/status-mark';
import type { PickerItem } from './picker-options';

const StyledOption = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '34px',
    px: '2.5',
    py: '1.5',
    borderRadius: 'md',
    cursor: 'pointer',
    '&[data-active]': { bg: 'hover' },
    '&[aria-selected=true]': { color: 'accent', fontWeight: 550 },
    '&[aria-disabled=true]': { color: 'ink3', cursor: 'not-allowed' },
  },
});

interface Props {
  id: string;
  item: PickerItem;
  active: boolean;
  selected: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

export const PickerOptionRow = ({ id, item, active, selected, onPoint, onChoose }: Props) => {
  const second = item.disabled ? (item.reason ?? item.hint) : item.hint;
  return (
    <StyledOption
      id={id}
      role="option"
      aria-selected={selected}
      aria-disabled={item.disabled || undefined}
      data-active={active || undefined}
      onPointerMove={active ? undefined : onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {item.avatar === undefined ? null : <Avatar name={item.label} src={item.avatar} size={26} />}
      <Box flex="1" minWidth="0" dir="auto" overflowWrap="anywhere">
        {item.category ? (
          <StatusMark category={item.category} name={item.label} />
        ) : (
          <span>{item.label}</span>
        )}
        {second ? (
          <Box textStyle="small" color="ink3" fontWeight={400}>
            {second}
          </Box>
        ) : null}
      </Box>
      {selected ? <CheckIcon size={16} aria-hidden /> : null}
    </StyledOption>
  );
};
