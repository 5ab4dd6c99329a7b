import { useNavigate } from 'react-router-dom';
import { notify } from 'shared-ui';
import { resolve, type Destination, type RouteParams } from './destination';
import { useShell } from './shell-port';

interface NavigateOptions {
  replace?: boolean;
  /** History state of the navigation, which is not part of the address. */
  state?: unknown;
}

/**
 * Returns a function that navigates to a destination; a notification says why a destination is not possible.
 */
export const useNavigateTo = () => {
  const navigate = useNavigate();
  const shell = useShell();
  return <Params extends RouteParams = undefined>(
    destination: Destination<Params>,
    options: NavigateOptions = {},
  ): void => {
    const { href, refusal } = resolve(destination, shell);
    if (refusal === undefined) void navigate(href, options);
    else notify.info(refusal);
  };
};
