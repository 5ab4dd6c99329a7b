import { Card, Link, Skeleton, Text } from 'shared-ui';
import { useDestination, type RouteRef } from 'shell/sdk/react';

interface Props {
  title: string;
  count: number | undefined;
  to: RouteRef;
}

export const CountCard = ({ title, count, to }: Props) => {
  const { href, refusal } = useDestination({ to });
  const words = <Text tone="second">{title}</Text>;
  return (
    <Card p="5">
      {href === undefined ? words : <Link to={href}>{title}</Link>}
      {count === undefined ? (
        <Skeleton mt="3" width="64px" height="32px" />
      ) : (
        <Text mt="2" fontSize="28px" lineHeight="36px" fontWeight={600}>
          {count.toLocaleString('en-IN')}
        </Text>
      )}
      {refusal === undefined ? null : (
        <Text size="sm" tone="third">
          {refusal}
        </Text>
      )}
    </Card>
  );
};
