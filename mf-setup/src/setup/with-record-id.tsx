import { Fragment, type ReactNode } from 'react';
import { PageHead } from 'shared-ui';
import { useIdParam } from 'shell/sdk/react';
import { RecordFailure, type RecordNoun } from 'shell/sdk/record';

interface Props {
  title: string;
  noun: RecordNoun;
  children: (id: number) => ReactNode;
}

export const WithRecordId = ({ title, noun, children }: Props) => {
  const id = useIdParam('id');
  if (id !== undefined) return <Fragment key={id}>{children(id)}</Fragment>;
  return (
    <>
      <PageHead title={title} />
      <RecordFailure noun={noun} onRetry={() => undefined} />
    </>
  );
};
