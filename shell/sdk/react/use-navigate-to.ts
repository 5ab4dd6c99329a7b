import { useNavigate } from 'react-router-dom';
import { notify } from 'shared-ui';
import { resolve, type Destination, type RouteParams } from './destination';
import { useShell } from './shell-port';

interface Options {
  /** Takes the place of the current entry of the history. */
  replace?: boolean;
  /** Travels with the entry, not in the address. */
  state?: unknown;
}

/** Goes to another page from code; where one cannot go, a notification says why. */
export const useNavigateTo = () => {
  const navigate = useNavigate();
  const shell = useShell();
  return <Params extends RouteParams = undefined>(
    destination: Destination<Params>,
    options: Options = {},
  ): void => {
    const { href, refusal } = resolve(destination, shell);
    if (refusal === undefined) void navigate(href, options);
    else notify.info(refusal);
  };
};
