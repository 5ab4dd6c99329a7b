import { Text, Tooltip } from 'shared-ui';

export const withheldReason =
  'Your role sees applications without contact details, resumes and comments.';

/** Stands where a value is not shown to this person; says why on hover and focus. `what` where no head says it. */
export const Withheld = ({ what }: { what?: string }) => (
  <Tooltip text={withheldReason}>
    <Text as="span" tone="third" tabIndex={0}>
      {what ? `${what} withheld` : 'Withheld'}
    </Text>
  </Tooltip>
);
