import { type AnchorHTMLAttributes, type ComponentType, createContext, type Ref } from 'react';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  /** History state of the link, which is not part of the URL. */
  state?: unknown;
  'data-row-link'?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

export type LinkComponent = ComponentType<LinkProps>;

export const PlainLink: LinkComponent = ({ to, state: _, ...rest }) => <a href={to} {...rest} />;

export const LinkContext = createContext<LinkComponent>(PlainLink);

export const LinkProvider = ({
  component,
  children,
}: {
  component: LinkComponent;
  children: React.ReactNode;
}) => <LinkContext value={component}>{children}</LinkContext>;
