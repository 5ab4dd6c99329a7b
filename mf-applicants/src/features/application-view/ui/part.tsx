import { type ReactNode, useId } from 'react';
import { Card, Heading } from 'shared-ui';

interface Props {
  title: string;
  children: ReactNode;
}

/** A part of an application, framed under its heading. */
export const Part = ({ title, children }: Props) => {
  const id = useId();
  return (
    <Card p="5" aria-labelledby={id} role="region">
      <Heading id={id} textStyle="body" fontWeight={600} letterSpacing="0" mb="4">
        {title}
      </Heading>
      {children}
    </Card>
  );
};
