import type { ImportForecast } from 'server/contract/intake/application-import';
import {
  importMessages,
  maxCreatedSources,
} from 'server/contract/intake/application-import-constants';
import { usePermission } from 'shared-auth';
import { MissingFromFile } from 'shell/sdk/forms';

interface Props {
  missing: ImportForecast['missingSources'];
  isCreating: boolean;
  isChecking: boolean;
  onCreate: (isCreating: boolean) => void;
}

/** Sources that rows name and that are missing: with a tick they are created with the import. */
export const MissingSources = ({ missing, isCreating, isChecking, onCreate }: Props) => {
  const { isForbidden, reason } = usePermission('setup:edit-hiring');
  const disabledReason =
    missing.count > maxCreatedSources
      ? importMessages.tooManySources
      : isForbidden
        ? importMessages.createsNone
        : reason;
  return (
    <MissingFromFile
      missing={[{ kind: 'source', one: 'source', many: 'sources', ...missing, disabledReason }]}
      created={isCreating ? ['source'] : []}
      isChecking={isChecking}
      onCreate={(kinds) => onCreate(kinds.includes('source'))}
    />
  );
};
