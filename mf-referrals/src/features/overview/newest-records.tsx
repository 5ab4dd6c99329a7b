import type { ReactNode } from 'react';
import type { Many } from 'server/contract/answer';
import type { Read } from 'shared-auth';
import { ErrorState, Skeleton, Stack, Text } from 'shared-ui';
import { Part } from 'shared-ui/page';

interface Props<Row> {
  title: string;
  read: Pick<Read<Many<Row>>, 'data' | 'error' | 'reload'>;
  nothing: string;
  line: (row: Row) => ReactNode;
}

export const NewestRecords = <Row,>({ title, read, nothing, line }: Props<Row>) => {
  const { data, error, reload } = read;
  const draw = () => {
    if (data) return data.data.length > 0 ? data.data.map(line) : null;
    return error ? null : <Skeleton height="120px" />;
  };
  return (
    <Part title={title}>
      {error && !data ? (
        <ErrorState
          title="This could not be loaded"
          words={error.message}
          reference={error.requestId}
          onRetry={reload}
        />
      ) : null}
      {data?.data.length === 0 ? <Text tone="second">{nothing}</Text> : null}
      <Stack as="ul" gap="3" listStyleType="none">
        {draw()}
      </Stack>
    </Part>
  );
};
