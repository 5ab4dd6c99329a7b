import { useNavigate } from 'react-router-dom';
import { useNavigateTo, type Destination, type RouteParams } from '../react';

/** Goes back to where one came from; who opened the page by its address goes to `otherwise`. */
export const useGoBack = <Params extends RouteParams = undefined>(
  otherwise: Destination<Params>,
): (() => void) => {
  const navigate = useNavigate();
  const navigateTo = useNavigateTo();
  return () => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    if (idx > 0) void navigate(-1);
    else navigateTo(otherwise);
  };
};
