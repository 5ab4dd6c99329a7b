import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useCurrentEntry } from '../frame/use-current-entry';
import { storeRecentPage } from './recent-pages';

/** Milliseconds in which a record's page gets its title. */
const titlePatience = 1_500;

/** Remembers pages of records, which have a placeholder in their path. */
export const useRecentPages = (): void => {
  const { pathname } = useLocation();
  const { matched } = useCurrentEntry();
  const page = matched?.route.path.includes(':') ? matched.route.title : undefined;
  useEffect(() => {
    if (page === undefined) return;
    const timer = setTimeout(() => {
      const [title = page] = document.title.split(' · ');
      storeRecentPage({ address: pathname, title, page });
    }, titlePatience);
    return () => clearTimeout(timer);
  }, [pathname, page]);
};
