import { Link } from 'shared-ui';
import { useLinkToList, type RouteRef } from 'shell/sdk/react';

interface Props {
  to: RouteRef;
  alsoAt?: RouteRef | undefined;
  children: string;
}

export const BackLink = ({ to, alsoAt = to, children }: Props) => {
  const { href } = useLinkToList({ to }, { to: alsoAt });
  return href === undefined ? null : <Link to={href}>{children}</Link>;
};
