import { type ReactNode, useId } from 'react';
import { Modal } from './modal';
import { ModalBody, ModalFoot, ModalHead } from './modal-parts';

export interface DialogProps {
  open: boolean;
  title: string;
  /** An urgent question instead of a place to work. */
  urgent?: boolean;
  /** Id of the sentence that explains it. */
  describedBy?: string;
  width?: number;
  /** A button in the head that closes it, for content that may have none of its own. */
  closable?: boolean;
  onClose: () => void;
  foot?: ReactNode;
  children: ReactNode;
}

/** A small window in the middle of the page. */
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
