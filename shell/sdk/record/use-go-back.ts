import { use } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  usePreviousPageAddress,
  useNavigateTo,
  WayBackContext,
  type Destination,
  type RouteParams,
} from '../react';

/**
 * Goes to the last visited list, else one history entry back, else (if the page was opened by its address) to
 * `otherwise`.
 */
export const useGoBack = <Params extends RouteParams = undefined>(
  otherwise: Destination<Params>,
): (() => void) => {
  const navigate = useNavigate();
  const navigateTo = useNavigateTo();
  const hasWayBack = use(WayBackContext);
  const list = usePreviousPageAddress();
  return () => {
    if (list !== undefined) void navigate(list);
    else if (hasWayBack()) void navigate(-1);
    else navigateTo(otherwise);
  };
};
