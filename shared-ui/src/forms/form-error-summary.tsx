import { Box, chakra } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { type Ref, use } from 'react';
import { useTree } from '../layer/use-tree';
import { Text } from '../layout/text';
import { listErrorMessages } from './error-messages';
import type { Failure } from './failure';
import { FormContext } from './form-context';

const SummaryFrame = chakra('div', {
  base: {
    px: '3.5',
    py: '3',
    mb: '4',
    bg: 'badSoft',
    borderWidth: '1px',
    borderColor: 'bad',
    borderRadius: 'md',
    _focus: { outline: 'none' },
  },
});

const JumpButton = chakra('button', {
  base: {
    minHeight: '6',
    textAlign: 'start',
    color: 'ink',
    textDecoration: 'underline',
    textUnderlineOffset: '2px',
  },
});

/** A label that is a sentence loses its full stop before the colon. */
const addLabel = (label: string | undefined, message: string): string =>
  label ? `${label.replace(/\.$/, '')}: ${message}` : message;

interface Props {
  title: string;
  onReveal: ((name: string) => void) | undefined;
  labels: Readonly<Record<string, string>> | undefined;
  ref: Ref<HTMLDivElement>;
}

export const FormErrorSummary = ({ title, onReveal, labels, ref }: Props) => {
  const form = useFormikContext<Record<string, unknown>>();
  const { id } = use(FormContext);
  const tree = useTree();
  const failure = form.status as Failure | undefined;
  const own = form.submitCount > 0 ? listErrorMessages(form.errors) : [];
  const messages = own.length > 0 ? own : Object.entries(failure?.fields ?? {});
  if (messages.length === 0 && !failure) return null;
  const focus = (name: string) => tree.getElementById(`${id}-${name}`)?.focus();
  const jump = (name: string) => {
    onReveal?.(name);
    // Waits two frames, since only then is the revealed field rendered.
    if (onReveal) requestAnimationFrame(() => requestAnimationFrame(() => focus(name)));
    else focus(name);
  };
  return (
    <SummaryFrame ref={ref} role="alert" tabIndex={-1}>
      <Text fontWeight={550}>{own.length === 0 && failure ? failure.message : title}</Text>
      <Box as="ul">
        {messages.map(([name, message]) => (
          <li key={name}>
            <JumpButton type="button" onClick={() => jump(name)}>
              {addLabel(labels?.[name], message)}
            </JumpButton>
          </li>
        ))}
      </Box>
      {failure?.reference ? (
        <Text size="sm" tone="second" mt="1">
          {`Reference ${failure.reference}`}
        </Text>
      ) : null}
    </SummaryFrame>
  );
};
