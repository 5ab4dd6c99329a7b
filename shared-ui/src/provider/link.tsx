import { useContext } from 'react';
import { LinkContext, type LinkProps } from './link-context';

/** A link inside the console, without a look of its own. */
export const Link = (props: LinkProps) => {
  const Host = useContext(LinkContext);
  return <Host {...props} />;
};
