import { Link } from 'react-router-dom';
import type { ComponentProps } from 'react';

type RouterLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string; state?: unknown };

/** How shared-ui draws a link inside the console. */
export const RouterLink = (props: RouterLinkProps) => <Link {...props} />;
