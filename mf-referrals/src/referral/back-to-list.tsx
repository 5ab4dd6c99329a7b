import { Link } from 'shared-ui';
import { resolve, usePreviousPageAddress, useShell, type RouteRef } from 'shell/sdk/react';

interface BackListLink {
  to: RouteRef;
  title: string;
}

interface Props {
  /** List to link to if the user opened the record directly by its address. */
  list: BackListLink;
  others?: readonly BackListLink[];
}

const getPath = (address: string | undefined) => address?.split('?')[0];

export const BackToList = ({ list, others = [] }: Props) => {
  const shell = useShell();
  const from = usePreviousPageAddress();
  const own = resolve({ to: list.to }, shell).href;
  const left = [list, ...others].find(({ to }) => resolve({ to }, shell).href === getPath(from));
  const href = from ?? own;
  if (href === undefined) return null;
  return <Link to={href}>{from === undefined ? list.title : (left?.title ?? 'Back')}</Link>;
};
