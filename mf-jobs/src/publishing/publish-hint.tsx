import { messages } from 'server/contract/messages';
import type { PublishingField } from 'server/contract/publishing/publishing-constants';
import { Text } from 'shared-ui';
import { missingWords } from './missing-for-publishing.rule';

interface Props {
  /** Names the hint to the button that it explains. */
  id?: string;
  missing: readonly PublishingField[];
}

/** Says why a job cannot be published yet, and which fields are empty; nothing when none is. */
export const PublishHint = ({ id, missing }: Props) =>
  missing.length === 0 ? null : (
    <Text as="div" id={id} size="sm" tone="second" role="status">
      <div>{messages.job.publishIncomplete}</div>
      <div>{`Empty: ${missingWords(missing)}.`}</div>
    </Text>
  );
