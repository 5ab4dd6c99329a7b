import { messages } from 'server/contract/messages';
import type { PublishingField } from 'server/contract/jobs/publishing/publishing-constants';
import { Text } from 'shared-ui';
import { formatMissingFields } from './missing-for-publishing.rule';

interface Props {
  /** Element id, for the `aria-describedby` of the disabled button. */
  id?: string;
  missing: readonly PublishingField[];
}

export const PublishHint = ({ id, missing }: Props) =>
  missing.length === 0 ? null : (
    <Text as="div" id={id} size="sm" tone="second" role="status">
      <div>{messages.job.publishIncomplete}</div>
      <div>{`Empty: ${formatMissingFields(missing)}.`}</div>
    </Text>
  );
