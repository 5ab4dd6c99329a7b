import { Link } from 'shared-ui';
import { useDestination, type RouteRef } from 'shell/sdk/react';

interface Props {
  to: RouteRef;
  children: string;
}

/** Leads back to where a list or a case file was opened from. */
export const BackLink = ({ to, children }: Props) => {
  const { href } = useDestination({ to });
  return href === undefined ? null : <Link to={href}>{children}</Link>;
};
