import type { ReactNode } from 'react';
import { Link as AddressLink, Tooltip } from 'shared-ui';
import { useDestination, type Destination, type RouteParams } from './destination';

export type LinkProps<Params extends RouteParams> = Destination<Params> & {
  /** Travels with the entry of the history, not in the address. */
  state?: unknown;
  children: ReactNode;
};

/** Leads to another page; where one cannot go now its text stays and says why, else it is only text. */
export const Link = <Params extends RouteParams = undefined>({
  children,
  state,
  ...destination
}: LinkProps<Params>) => {
  const { href, refusal, isForbidden } = useDestination(
    destination as unknown as Destination<Params>,
  );
  if (refusal === undefined)
    return (
      <AddressLink to={href} state={state}>
        {children}
      </AddressLink>
    );
  if (isForbidden) return <>{children}</>;
  return (
    <Tooltip text={refusal}>
      <span tabIndex={0}>{children}</span>
    </Tooltip>
  );
};
