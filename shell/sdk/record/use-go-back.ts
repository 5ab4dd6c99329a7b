import { use } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  useCameFrom,
  useNavigateTo,
  WayBackContext,
  type Destination,
  type RouteParams,
} from '../react';

/**
 * Goes back to the list that one came from, as it was; without one to where one came from, and who
 * opened the page by its address goes to `otherwise`.
 */
export const useGoBack = <Params extends RouteParams = undefined>(
  otherwise: Destination<Params>,
): (() => void) => {
  const navigate = useNavigate();
  const navigateTo = useNavigateTo();
  const hasWayBack = use(WayBackContext);
  const list = useCameFrom();
  return () => {
    if (list !== undefined) void navigate(list);
    else if (hasWayBack()) void navigate(-1);
    else navigateTo(otherwise);
  };
};
