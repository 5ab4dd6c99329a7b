import type { Invitation } from 'server/contract/people/person';
import { useCompanyClock } from 'shared-auth';
import { dayText } from 'shared-ui';
import { CopyDialog } from '../../setup/copy-dialog';

interface Props {
  invitation: Invitation;
  name: string;
  onClose: () => void;
}

/** The link for a password, to be handed over. */
export const LinkDialog = ({ invitation: { path, expiresAt }, name, onClose }: Props) => {
  const until = dayText(useCompanyClock().dayOf(expiresAt), 'day-first');
  return (
    <CopyDialog
      title={`Link for ${name}`}
      words={`Hand this link over yourself: whoever has it chooses the password. It works once, until ${until}, and is not shown again.`}
      label="Link"
      value={new URL(path, location.origin).href}
      onClose={onClose}
    />
  );
};
