import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from 'shared-ui';

export const RouteAnnouncer = () => {
  const { pathname } = useLocation();
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(document.title), 400);
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announced}
    </VisuallyHidden>
  );
};
