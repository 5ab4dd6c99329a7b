import { useNavigate } from 'react-router-dom';
import { notify } from 'shared-ui';
import {
  resolve,
  useDestination,
  type Destination,
  type ResolvedDestination,
  type RouteParams,
} from './destination';
import { useShell } from './shell-port';
import { usePageTrail } from './trail';
import { findTrailAddress } from './trail.rule';

interface ListLinkOptions {
  replace?: boolean;
}

type ListLink = ResolvedDestination & { go: (options?: ListLinkOptions) => void };

const useListLink = (resolved: ResolvedDestination): ListLink => {
  const navigate = useNavigate();
  return {
    ...resolved,
    go: (options) => {
      if (resolved.href === undefined) notify.info(resolved.refusal);
      else void navigate(resolved.href, options);
    },
  };
};

/** Link to a list with its last page, search and filters, also after a page reload. */
export const useLinkToList = <Params extends RouteParams = undefined>(
  list: Destination<Params>,
  ...alsoAt: readonly Destination<Params>[]
): ListLink => {
  const shell = useShell();
  const resolved = resolve(list, shell);
  const others = alsoAt.flatMap((other) => resolve(other, shell).href ?? []);
  const trail = usePageTrail('record');
  const isOpen = resolved.href !== undefined;
  return useListLink(
    isOpen ? { href: findTrailAddress(trail, [resolved.href, ...others]) } : resolved,
  );
};

export const usePreviousPageAddress = (): string | undefined =>
  usePageTrail('record').at(-1)?.address;

/** Link to the list that the user visited last, else to `otherwise`. */
export const useLinkBackToList = <Params extends RouteParams = undefined>(
  otherwise: Destination<Params>,
): ListLink => {
  const resolved = useDestination(otherwise);
  const address = usePreviousPageAddress();
  return useListLink(address === undefined ? resolved : { href: address });
};
