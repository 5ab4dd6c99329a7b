import { type AnchorHTMLAttributes, type ComponentType, createContext, type Ref } from 'react';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Address inside the console. */
  to: string;
  /** Travels with the entry of the history, not in the address. */
  state?: unknown;
  'data-row-link'?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

export type LinkComponent = ComponentType<LinkProps>;

export const PlainLink: LinkComponent = ({ to, state: _, ...rest }) => <a href={to} {...rest} />;

export const LinkContext = createContext<LinkComponent>(PlainLink);

/** Gives all links below it the host's own way of going somewhere. */
export const LinkProvider = ({
  component,
  children,
}: {
  component: LinkComponent;
  children: React.ReactNode;
}) => <LinkContext value={component}>{children}</LinkContext>;
