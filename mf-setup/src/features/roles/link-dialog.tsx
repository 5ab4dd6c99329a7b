import type { Invitation } from 'server/contract/people/person';
import { useCompanyClock } from 'shared-auth';
import { dayText } from 'shared-ui';
import { CopyDialog } from '../../setup/copy-dialog';

interface Props {
  invitation: Invitation;
  name: string;
  onClose: () => void;
}

/** The link by which a person comes in, to be handed over. */
export const LinkDialog = ({ invitation, name, onClose }: Props) => {
  const { path, expiresAt, choosesPassword } = invitation;
  const until = dayText(useCompanyClock().dayOf(expiresAt), 'day-first');
  const words = choosesPassword
    ? `Hand this link over yourself: whoever has it chooses the password. It works once, until ${until}, and is not shown again.`
    : `They sign in with your company’s account, and need no password. The link leads them there until ${until}; it is not shown again.`;
  return (
    <CopyDialog
      title={`Link for ${name}`}
      words={words}
      label="Link"
      value={new URL(path, location.origin).href}
      onClose={onClose}
    />
  );
};
