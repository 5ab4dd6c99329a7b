import { Text } from '../layout/text';

export const FailureLine = ({ children }: { children: string }) => (
  <Text role="alert" tone="bad" mt="3">
    {children}
  </Text>
);
