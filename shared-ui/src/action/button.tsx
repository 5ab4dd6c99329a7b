import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../provider/link';
import { Spinner } from '../state/spinner';
import { StyledButton } from './styled-button';
import { Tooltip } from './tooltip';
import { withFixedStyles } from '../layout/with-fixed-styles';

interface Props extends Omit<ComponentProps<typeof StyledButton>, 'as' | 'asChild'> {
  icon?: ReactNode;
  /** True while the action runs: the button cannot be pressed, but keeps its width and the focus. */
  busy?: boolean;
  isHidden?: boolean;
  disabledReason?: string | undefined;
  to?: string;
  /** Router state of the link, which is not part of the URL. */
  state?: unknown;
}

/**
 * `display: contents` lays out the text as a direct child of the button; browser translation may replace this
 * element.
 */
const ButtonText = withFixedStyles('span', { display: 'contents' });

/** Button or link; use the variant `main` at most once per screen. */
export const Button = ({
  icon,
  busy = false,
  isHidden = false,
  disabledReason,
  to,
  state,
  children,
  onClick,
  ...rest
}: Props) => {
  if (isHidden) return null;
  const words = (
    <>
      {busy ? <Spinner size={14} /> : icon}
      {children === undefined ? null : <ButtonText>{children}</ButtonText>}
    </>
  );
  if (to !== undefined && !disabledReason) {
    return (
      <StyledButton asChild {...rest}>
        <Link to={to} state={state}>
          {words}
        </Link>
      </StyledButton>
    );
  }
  const blocked = busy || disabledReason !== undefined;
  const button = (
    <StyledButton
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={blocked || undefined}
      onClick={blocked ? (event) => event.preventDefault() : onClick}
    >
      {words}
    </StyledButton>
  );
  return disabledReason ? <Tooltip text={disabledReason}>{button}</Tooltip> : button;
};
