import type { ComponentProps, ReactNode } from 'react';
import { StyledButton } from '../action/styled-button';
import { Tooltip } from '../action/tooltip';
import { CheckIcon, CloseIcon, DeleteIcon, EditIcon } from '../icon';

const buttonIcons = {
  edit: <EditIcon size={16} aria-hidden />,
  save: <CheckIcon size={16} aria-hidden />,
  cancel: <CloseIcon size={16} aria-hidden />,
  delete: <DeleteIcon size={16} aria-hidden />,
} satisfies Record<string, ReactNode>;

interface Props extends Pick<
  ComponentProps<typeof StyledButton>,
  'type' | 'variant' | 'ref' | 'onClick'
> {
  does: keyof typeof buttonIcons;
  label: string;
  busy?: boolean;
  disabledReason?: string | undefined;
}

export const RowButton = ({
  does,
  label,
  busy = false,
  disabledReason,
  onClick,
  ...rest
}: Props) => {
  const blocked = busy || disabledReason !== undefined;
  return (
    <Tooltip text={disabledReason ?? label} names={disabledReason === undefined}>
      <StyledButton
        type="button"
        variant="quiet"
        size="sm"
        px="0"
        width="30px"
        {...rest}
        aria-label={label}
        aria-busy={busy || undefined}
        aria-disabled={blocked || undefined}
        onClick={blocked ? (event) => event.preventDefault() : onClick}
      >
        {buttonIcons[does]}
      </StyledButton>
    </Tooltip>
  );
};
