import { use } from 'react';
import { useNavigate } from 'react-router-dom';
import { WayBackContext, useNavigateTo, type Destination, type RouteParams } from '../react';

/** Goes back to where one came from; who opened the page by its address goes to `otherwise`. */
export const useGoBack = <Params extends RouteParams = undefined>(
  otherwise: Destination<Params>,
): (() => void) => {
  const navigate = useNavigate();
  const navigateTo = useNavigateTo();
  const hasWayBack = use(WayBackContext);
  return () => {
    if (hasWayBack()) void navigate(-1);
    else navigateTo(otherwise);
  };
};
