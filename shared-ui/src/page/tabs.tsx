import { Box, chakra, Flex } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Tooltip } from '../action/tooltip';
import { getDocumentOrShadowRoot } from '../layer/get-document-or-shadow-root';

export interface Tab {
  id: string;
  label: string;
  content: ReactNode;
  disabledReason?: string | undefined;
}

interface Props {
  label: string;
  tabs: Tab[];
  /** Id of the open tab; without it the component has its own state and starts at the first tab. */
  value?: string;
  onChange?: (id: string) => void;
}

const TabButton = chakra('button', {
  base: {
    py: '2',
    color: 'ink2',
    flexShrink: 0,
    whiteSpace: 'nowrap',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-selected=true]': { color: 'ink', fontWeight: 550, borderColor: 'accent' },
    '&:not([aria-disabled=true]):hover': { color: 'ink' },
    '&[aria-disabled=true]': { color: 'ink3', cursor: 'not-allowed' },
  },
});

/** Arrow keys also reach a disabled tab, so that the reason can be read. */
export const Tabs = ({ label, tabs, value, onChange }: Props) => {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(tabs[0]?.id);
  const open = value ?? own;
  const choose = (tab: Tab | undefined) => {
    if (!tab || tab.disabledReason) return;
    setOwn(tab.id);
    onChange?.(tab.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const at = buttons.indexOf(getDocumentOrShadowRoot(list.current).activeElement as HTMLElement);
    const next = (at + step + tabs.length) % tabs.length;
    choose(tabs[next]);
    buttons[next]?.focus();
  };
  return (
    <>
      <Flex
        ref={list}
        role="tablist"
        aria-label={label}
        gap="4.5"
        mb="4.5"
        overflowX="auto"
        boxShadow="inset 0 -1px {colors.line}"
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => {
          const button = (
            <TabButton
              key={tab.id}
              type="button"
              role="tab"
              id={`${base}-${tab.id}`}
              aria-selected={tab.id === open}
              aria-controls={tab.id === open ? `${base}-panel` : undefined}
              aria-disabled={tab.disabledReason !== undefined || undefined}
              tabIndex={tab.id === open ? 0 : -1}
              onClick={() => choose(tab)}
            >
              {tab.label}
            </TabButton>
          );
          return tab.disabledReason ? (
            <Tooltip key={tab.id} text={tab.disabledReason}>
              {button}
            </Tooltip>
          ) : (
            button
          );
        })}
      </Flex>
      <Box role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${open}`} tabIndex={0}>
        {tabs.find(({ id }) => id === open)?.content}
      </Box>
    </>
  );
};
