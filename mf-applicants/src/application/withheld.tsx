import { Text, Tooltip } from 'shared-ui';

export const withheldReason =
  'Your role sees applications without contact details, resumes and comments.';

/** Stands where a value is not shown to this person; says why on hover and focus. */
export const Withheld = () => (
  <Tooltip text={withheldReason}>
    <Text as="span" tone="third" tabIndex={0}>
      Withheld
    </Text>
  </Tooltip>
);
