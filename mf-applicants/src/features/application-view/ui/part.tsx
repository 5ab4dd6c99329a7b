import { type ReactNode, useId } from 'react';
import { Card, Heading } from 'shared-ui';

interface Props {
  title: string;
  /** Takes the whole width of the page. */
  wide?: boolean;
  children: ReactNode;
}

/** A part of an application, framed under its heading. */
export const Part = ({ title, wide = false, children }: Props) => {
  const id = useId();
  return (
    <Card p="5" aria-labelledby={id} role="region" {...(wide && { gridColumn: '1 / -1' })}>
      <Heading id={id} textStyle="body" fontWeight={600} letterSpacing="0" mb="4">
        {title}
      </Heading>
      {children}
    </Card>
  );
};
