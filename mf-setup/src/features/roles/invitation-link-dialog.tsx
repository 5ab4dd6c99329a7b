import type { Invitation } from 'server/contract/identity/people/person';
import { CopyDialog } from '../../setup/copy-dialog';
import { useCompanyDays } from '../../setup/use-company-days';

interface Props {
  invitation: Invitation;
  name: string;
  onClose: () => void;
}

export const InvitationLinkDialog = ({ invitation, name, onClose }: Props) => {
  const { path, expiresAt, choosesPassword, isMailed } = invitation;
  const mailed = isMailed ? 'A mail with a link is on its way to them. ' : '';
  const handOver = isMailed
    ? 'You may hand this one over as well'
    : 'Their mail waits until a mail server is set. Hand this link over yourself';
  const { dayAt } = useCompanyDays();
  return (
    <CopyDialog
      title={`Link for ${name}`}
      words={
        <>
          <span>
            {choosesPassword
              ? `${mailed}${handOver}: whoever has it chooses the password. It works once, until `
              : `${mailed}They sign in with your company’s account, and need no password. The link leads them there until `}
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
