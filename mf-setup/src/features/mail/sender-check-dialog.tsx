import { Button, Dialog, Text } from 'shared-ui';
import { SenderFindings } from './sender-findings';

export const SenderCheckDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    open
    title="Check the sender"
    width={560}
    onClose={onClose}
    foot={
      <Button variant="main" onClick={onClose}>
        Done
      </Button>
    }
  >
    <Text tone="second" mb="4">
      What receivers look up in DNS before they believe that mail is yours. A change there can take
      hours to be seen.
    </Text>
    <SenderFindings />
  </Dialog>
);
