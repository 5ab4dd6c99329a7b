import { Text, Tooltip } from 'shared-ui';

export const withheldReason =
  'Your role sees applications without contact details, resumes and comments.';

export const WithheldValue = ({ what }: { what?: string }) => (
  <Tooltip text={withheldReason}>
    <Text as="span" tone="third" tabIndex={0}>
      {what ? `${what} withheld` : 'Withheld'}
    </Text>
  </Tooltip>
);
