import type { ReactNode } from 'react';
import { Link as AddressLink, Tooltip } from 'shared-ui';
import { useDestination, type Destination, type RouteParams } from './destination';

export type LinkProps<Params extends RouteParams> = Destination<Params> & {
  /** History state of the link, which is not part of the address. */
  state?: unknown;
  children: ReactNode;
};

/** Link to a destination; if the user cannot open it, plain text with the reason, if there is one. */
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
