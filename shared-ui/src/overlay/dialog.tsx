import { type ReactNode, useId } from 'react';
import { Modal } from './modal';
import { ModalBody, ModalFoot, ModalHead } from './modal-parts';

export interface DialogProps {
  open: boolean;
  title: string;
  /** Uses the role `alertdialog`, for questions that interrupt the user. */
  urgent?: boolean;
  describedBy?: string;
  width?: number;
  /** Adds a close button to the head of the dialog, for content without a close button. */
  closable?: boolean;
  onClose: () => void;
  foot?: ReactNode;
  children: ReactNode;
}

export const Dialog = ({
  open,
  title,
  urgent = false,
  describedBy,
  width = 440,
  closable = false,
  onClose,
  foot,
  children,
}: DialogProps) => {
  const titleId = useId();
  if (!open) return null;
  return (
    <Modal
      side="middle"
      role={urgent ? 'alertdialog' : 'dialog'}
      titleId={titleId}
      describedBy={describedBy}
      width={width}
      onClose={onClose}
    >
      <ModalHead titleId={titleId} title={title} {...(closable && { onClose })} />
      <ModalBody>{children}</ModalBody>
      {foot ? <ModalFoot>{foot}</ModalFoot> : null}
    </Modal>
  );
};
