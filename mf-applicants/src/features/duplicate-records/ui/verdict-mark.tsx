import { CheckIcon, Flex, SwapIcon } from 'shared-ui';
import type { ComparisonVerdict } from '../comparison.rule';

const marks = {
  same: { icon: CheckIcon, words: 'Same', color: 'ink3' },
  alike: { icon: CheckIcon, words: 'Same, written differently', color: 'ink3' },
  differs: { icon: SwapIcon, words: 'Differs', color: 'wait' },
} as const;

export const ComparisonVerdictMark = ({ verdict }: { verdict: ComparisonVerdict }) => {
  if (verdict === 'withheld' || verdict === 'empty') return null;
  const { icon: Icon, words, color } = marks[verdict];
  return (
    <Flex as="span" gap="1" align="flex-start" textStyle="small" fontWeight={400} color={color}>
      <Icon size={12} aria-hidden style={{ flexShrink: 0, marginTop: 3 }} />
      <span>{words}</span>
    </Flex>
  );
};
