import { useEffect, useRef } from 'react';
import { Box, CloseIcon, Flex, IconButton } from 'shared-ui';
import { CompanyBrand } from './company-brand';
import { SidebarMenu } from './sidebar';

export const MenuDrawer = ({ onClose }: { onClose: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <Box
      asChild
      position="fixed"
      inset="0 auto 0 0"
      width="min(288px, 86vw)"
      maxHeight="none"
      height="100dvh"
      m="0"
      p="4"
      bg="bg"
      color="ink"
      borderEndWidth="1px"
      borderColor="line"
      css={{ '&::backdrop': { bg: 'veil' } }}
    >
      <dialog
        ref={dialog}
        aria-label="Menu"
        onClose={onClose}
        onClick={({ target }) => {
          const inside = target instanceof Element && target !== dialog.current;
          if (!inside || target.closest('a')) onClose();
        }}
      >
        <Flex align="center" justify="space-between" mb="4">
          <CompanyBrand />
          <IconButton
            label="Close menu"
            icon={<CloseIcon size={18} aria-hidden />}
            onClick={onClose}
          />
        </Flex>
        <SidebarMenu />
      </dialog>
    </Box>
  );
};
