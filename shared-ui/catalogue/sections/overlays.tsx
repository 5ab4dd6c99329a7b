import { type ReactNode, useState } from 'react';
import {
  Button,
  ConfirmDialog,
  Dialog,
  Drawer,
  Flex,
  Label,
  NetworkErrorDialog,
  Notifications,
  notify,
  Text,
  TextInput,
} from '../../src';
import { demo, type Section, state } from '../demo';
import { arabicText, rejectWithMessage, longText, doNothing, resolveSoon } from '../words';

type Draw = (open: boolean, close: () => void) => ReactNode;

const Opener = ({ label, draw }: { label: string; draw: Draw }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {draw(open, () => setOpen(false))}
    </>
  );
};

const opened = (name: string, draw: Draw) => state(name, () => <Opener label={name} draw={draw} />);

export const overlays: Section = {
  id: 'overlays',
  title: 'Over the page',
  demos: [
    demo(
      'Drawer',
      'Holds the focus and gives it back; Escape and a press beside it close it. The whole width below 480 px.',
      opened('400 wide', (open, close) => (
        <Drawer open={open} title="Job status" second="KF-0147 · Bengaluru" onClose={close}>
          <Text>{longText}</Text>
        </Drawer>
      )),
      opened('600 wide, longText, with a foot', (open, close) => (
        <Drawer
          open={open}
          title={longText}
          width={600}
          onClose={close}
          foot={<Button variant="main">Save</Button>}
        >
          <Text>{longText.repeat(20)}</Text>
        </Drawer>
      )),
      opened('Right to left', (open, close) => (
        <Drawer open={open} title={arabicText} onClose={close}>
          <Text dir="rtl">{arabicText}</Text>
        </Drawer>
      )),
    ),
    demo(
      'Dialog',
      '',
      opened('A place to work', (open, close) => (
        <Dialog
          open={open}
          title="Link"
          onClose={close}
          foot={<Button onClick={close}>Done</Button>}
        >
          <Text>{longText}</Text>
        </Dialog>
      )),
      opened('Closed in its head', (open, close) => (
        <Dialog open={open} closable title="Applicant Status" onClose={close}>
          <Text>{longText}</Text>
        </Dialog>
      )),
      opened('Longer than the screen', (open, close) => (
        <Dialog
          open={open}
          title={longText}
          onClose={close}
          foot={<Button onClick={close}>Done</Button>}
        >
          <Text>{longText.repeat(40)}</Text>
        </Dialog>
      )),
    ),
    demo(
      'ConfirmDialog Label',
      'While it runs it stays and cannot be pressed again; a failure keeps it open and says why.',
      opened('Question', (open, close) => (
        <ConfirmDialog
          open={open}
          title="Publish"
          words="Are you sure you want to publish this job?"
          confirmLabel="Publish"
          onConfirm={resolveSoon}
          onClose={close}
        />
      )),
      opened('Something long', (open, close) => (
        <ConfirmDialog
          open={open}
          title="Build batch"
          words="5,000 of 5,000 can be built."
          confirmLabel="Build batch"
          meanwhile="Building a batch of 5,000 payouts …"
          onConfirm={resolveSoon}
          onClose={close}
        />
      )),
      opened('Dangerous, and failing', (open, close) => (
        <ConfirmDialog
          open={open}
          title="Leave without saving?"
          words="What you typed is lost."
          confirmLabel="Leave"
          cancelLabel="Stay"
          danger
          onConfirm={rejectWithMessage}
          onClose={close}
        />
      )),
      opened('Not ready', (open, close) => (
        <ConfirmDialog
          open={open}
          title="Delete"
          words="All data will be deleted"
          confirmLabel="OK"
          danger
          ready={false}
          onConfirm={resolveSoon}
          onClose={close}
        >
          <Label mt="4" htmlFor="word">
            Type DELETE to confirm
          </Label>
          <TextInput id="word" data-autofocus />
        </ConfirmDialog>
      )),
    ),
    demo(
      'NetworkErrorDialog',
      '',
      opened('No network', (open, close) => (
        <NetworkErrorDialog open={open} onCancel={close} onRetry={close} />
      )),
    ),
    demo(
      'Notifications',
      'Three at most; they stay while the pointer or the focus is on them.',
      state('Kinds', () => (
        <>
          <Flex align="center" gap="2" wrap="wrap">
            <Button onClick={() => notify.success('Your change has been successfully submitted')}>
              Success
            </Button>
            <Button
              onClick={() =>
                notify.error('The export could not be made.', {
                  reference: 'a1b2-c3d4',
                  action: { label: 'Try again', onSelect: doNothing },
                })
              }
            >
              Error with an action
            </Button>
            <Button onClick={() => notify.info(longText)}>Long</Button>
          </Flex>
          <Notifications />
        </>
      )),
    ),
  ],
};
