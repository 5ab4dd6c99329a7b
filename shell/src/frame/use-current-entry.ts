import { useLocation } from 'react-router-dom';
import { matchRoute } from '../registry/console-map';
import { useConsoleMap } from '../registry/use-console-map';
import { findCurrentMenuEntry, getMenuCategory } from './menu-category';

export const useCurrentEntry = () => {
  const map = useConsoleMap();
  const { pathname } = useLocation();
  const matched = matchRoute(map, pathname);
  const entry = findCurrentMenuEntry(map, matched);
  return { matched, entry, set: getMenuCategory(entry) };
};
