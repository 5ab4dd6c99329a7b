import { useContext } from 'react';
import { LinkContext, type LinkProps } from './link-context';

export const Link = (props: LinkProps) => {
  const Host = useContext(LinkContext);
  return <Host {...props} />;
};
