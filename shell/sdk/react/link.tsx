import type { ReactNode } from 'react';
import { Link as AddressLink, Tooltip } from 'shared-ui';
import { useDestination, type Destination, type RouteParams } from './destination';

export type LinkProps<Params extends RouteParams> = Destination<Params> & {
  /** History state, not part of the address. */
  state?: unknown;
  children: ReactNode;
};

/** A destination that the user cannot open becomes plain text, with the reason if there is one. */
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
