import { Link } from 'shared-ui';
import { resolve, usePreviousAddress, useShell, type RouteRef } from 'shell/sdk/react';

interface BackListLink {
  to: RouteRef;
  title: string;
}

interface Props {
  /** The list of all such records, for a person who opened this one by its address. */
  list: BackListLink;
  others?: readonly BackListLink[];
}

const getPath = (address: string | undefined) => address?.split('?')[0];

/** Leads from a record back to the list that one came from, as it was left and by its name. */
export const BackToList = ({ list, others = [] }: Props) => {
  const shell = useShell();
  const from = usePreviousAddress();
  const own = resolve({ to: list.to }, shell).href;
  const left = [list, ...others].find(({ to }) => resolve({ to }, shell).href === getPath(from));
  const href = from ?? own;
  if (href === undefined) return null;
  return <Link to={href}>{from === undefined ? list.title : (left?.title ?? 'Back')}</Link>;
};
