import { useLocation } from 'react-router-dom';
import { matchRoute } from '../registry/console-map';
import { useConsoleMap } from '../registry/use-console-map';
import { findCurrentEntry, getMenuSet } from './menu-set';

export const useHere = () => {
  const map = useConsoleMap();
  const { pathname } = useLocation();
  const matched = matchRoute(map, pathname);
  const entry = findCurrentEntry(map, matched);
  return { matched, entry, set: getMenuSet(entry) };
};
