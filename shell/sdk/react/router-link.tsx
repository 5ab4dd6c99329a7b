import { Link } from 'react-router-dom';
import type { ComponentProps } from 'react';

type RouterLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string; state?: unknown };

export const RouterLink = (props: RouterLinkProps) => <Link {...props} />;
