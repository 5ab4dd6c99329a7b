import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../provider/link';
import { Spinner } from '../state/spinner';
import { ButtonFace } from './button-face';
import { Tooltip } from './tooltip';
import { fixedFace } from '../layout/fixed-face';

interface Props extends Omit<ComponentProps<typeof ButtonFace>, 'as' | 'asChild'> {
  icon?: ReactNode;
  /** Its action runs: it cannot be pressed again, and keeps its width and the focus. */
  busy?: boolean;
  /** Never open to this person: it is not there. */
  isHidden?: boolean;
  /** Why it cannot be pressed; shown on hover and focus. */
  disabledReason?: string | undefined;
  /** Makes it a link inside the console. */
  to?: string;
  /** What travels with the link, not in its address. */
  state?: unknown;
}

/** Holds a text that a translator may replace, and lays its parts out as if it were not there. */
const Words = fixedFace('span', { display: 'contents' });

/** The one button; `main` at most once on a screen. */
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
      {children === undefined ? null : <Words>{children}</Words>}
    </>
  );
  if (to !== undefined && !disabledReason) {
    return (
      <ButtonFace asChild {...rest}>
        <Link to={to} state={state}>
          {words}
        </Link>
      </ButtonFace>
    );
  }
  const blocked = busy || disabledReason !== undefined;
  const button = (
    <ButtonFace
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={blocked || undefined}
      onClick={blocked ? (event) => event.preventDefault() : onClick}
    >
      {words}
    </ButtonFace>
  );
  return disabledReason ? <Tooltip text={disabledReason}>{button}</Tooltip> : button;
};
