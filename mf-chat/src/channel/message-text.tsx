import type { Mention } from 'server/contract/chat/channels/chat';
import { Box } from 'shared-ui';
import { splitAtLinks } from './link-parts.rule';
import { splitAtMentions, type MentionTextPart } from './mentions.rule';

interface Props {
  message: string;
  mentions?: readonly Mention[];
  reader?: number | undefined;
}

const MentionedName = ({ part, reader }: { part: MentionTextPart; reader: number | undefined }) => {
  const isReader = reader !== undefined && part.userIds?.includes(reader);
  return (
    <Box
      as={isReader ? 'mark' : 'span'}
      color="accent"
      fontWeight={550}
      {...(isReader && { bg: 'accentSoft', px: '1', borderRadius: 'sm' })}
    >
      {part.text}
    </Box>
  );
};

const TextWithMentions = ({
  text,
  mentions = [],
  reader,
}: Omit<Props, 'message'> & { text: string }) =>
  splitAtMentions(text, mentions).map((part, place) =>
    // The parts of a message never change their order, so the index is a safe key.
    part.userIds ? (
      <MentionedName key={place} part={part} reader={reader} />
    ) : (
      <span key={place}>{part.text}</span>
    ),
  );

export const MessageText = ({ message, ...named }: Props) => (
  <Box whiteSpace="pre-wrap" overflowWrap="anywhere" dir="auto">
    {splitAtLinks(message).map(({ text, href }, place) =>
      href === undefined ? (
        <TextWithMentions key={place} text={text} {...named} />
      ) : (
        <Box key={place} asChild color="accent" textDecoration="underline">
          <a href={href} target="_blank" rel="noopener noreferrer nofollow">
            {text}
          </a>
        </Box>
      ),
    )}
  </Box>
);
