import type { Invitation } from 'server/contract/identity/people/person';
import { CopyDialog } from '../../setup/copy-dialog';
import { useCompanyDays } from '../../setup/use-company-days';

interface Props {
  invitation: Invitation;
  name: string;
  onClose: () => void;
}

export const InvitationLinkDialog = ({ invitation, name, onClose }: Props) => {
  const { path, expiresAt, choosesPassword } = invitation;
  const { dayAt } = useCompanyDays();
  return (
    <CopyDialog
      title={`Link for ${name}`}
      words={
        <>
          <span>
            {choosesPassword
              ? 'Hand this link over yourself: whoever has it chooses the password. It works once, until '
              : 'They sign in with your company’s account, and need no password. The link leads them there until '}
          </span>
          {dayAt(expiresAt)}
          <span>{choosesPassword ? ', and is not shown again.' : '; it is not shown again.'}</span>
        </>
      }
      label="Link"
      value={new URL(path, location.origin).href}
      onClose={onClose}
    />
  );
};
