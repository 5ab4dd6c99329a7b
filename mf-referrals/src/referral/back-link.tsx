import { Link } from 'shared-ui';
import { useWayToList, type RouteRef } from 'shell/sdk/react';

interface Props {
  to: RouteRef;
  /** A second route of the same list. */
  alsoAt?: RouteRef | undefined;
  children: string;
}

/** Leads back to where a list or a case file was opened from. */
export const BackLink = ({ to, alsoAt = to, children }: Props) => {
  const { href } = useWayToList({ to }, { to: alsoAt });
  return href === undefined ? null : <Link to={href}>{children}</Link>;
};
