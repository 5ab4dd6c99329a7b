import { type ReactNode, useId } from 'react';
import { Card } from '../layout/card';
import { Heading } from '../layout/heading';

export const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Card p="5" aria-labelledby={id}>
      <Heading id={id} textStyle="body" fontWeight={600} letterSpacing="0" mb="4">
        {title}
      </Heading>
      {children}
    </Card>
  );
};
