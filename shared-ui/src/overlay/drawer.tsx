import { type ReactNode, useId } from 'react';
import { Modal } from './modal';
import { ModalBody, ModalFoot, ModalHead } from './modal-parts';

export interface DrawerProps {
  open: boolean;
  title: string;
  second?: ReactNode;
  /** Width in pixels: 400 by default, 600 for long texts. */
  width?: number;
  onClose: () => void;
  foot?: ReactNode;
  children: ReactNode;
}

export const Drawer = ({
  open,
  title,
  second,
  width = 400,
  onClose,
  foot,
  children,
}: DrawerProps) => {
  const titleId = useId();
  if (!open) return null;
  return (
    <Modal side="end" titleId={titleId} width={width} onClose={onClose}>
      <ModalHead titleId={titleId} title={title} second={second} onClose={onClose} />
      <ModalBody>{children}</ModalBody>
      {foot ? <ModalFoot>{foot}</ModalFoot> : null}
    </Modal>
  );
};
