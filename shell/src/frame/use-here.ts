import { useLocation } from 'react-router-dom';
import { matchRoute } from '../registry/console-map';
import { useConsoleMap } from '../registry/use-console-map';
import { currentEntry, menuSetOf } from './menu-set';

export const useHere = () => {
  const map = useConsoleMap();
  const { pathname } = useLocation();
  const matched = matchRoute(map, pathname);
  const entry = currentEntry(map, matched);
  return { matched, entry, set: menuSetOf(entry) };
};
