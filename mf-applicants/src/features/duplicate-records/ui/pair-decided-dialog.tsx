import { Button, Dialog, Text } from 'shared-ui';

export const PairDecidedDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    open
    title="This pair was decided on meanwhile"
    onClose={onClose}
    foot={<Button onClick={onClose}>Close</Button>}
  >
    <Text>
      What you chose was not saved. Choose another state above the list to see what was decided.
    </Text>
  </Dialog>
);
