import { useState } from 'react';
import { Button, Flex, Text } from '../../src';
import { GrowingLog, MessageEditor, MessageInput } from '../../src/log';
import { demo, type Section, state } from '../demo';

const Lines = () => {
  const [first, setFirst] = useState(900);
  const [last, setLast] = useState(1_000);
  const numbers = Array.from({ length: last - first }, (_, at) => first + at);
  return (
    <Flex direction="column" gap="3" height="320px">
      <GrowingLog
        label="Lines"
        keys={numbers.map(String)}
        draw={(index) => <Text py="2">{`Line ${String(numbers[index])}`}</Text>}
        onNearStart={() => setFirst(Math.max(0, first - 100))}
      />
      <div>
        <Button onClick={() => setLast(last + 1)}>Add a line</Button>
      </div>
    </Flex>
  );
};

const Edited = ({ failure }: { failure?: string }) => {
  const [value, setValue] = useState('See you at nine');
  return (
    <MessageEditor
      label="Edit your message"
      value={value}
      maxLength={200}
      failure={failure}
      onChange={setValue}
      onSave={() => undefined}
      onCancel={() => setValue('See you at nine')}
    />
  );
};

export const log: Section = {
  id: 'log',
  title: 'Log',
  demos: [
    demo(
      'GrowingLog',
      'Only what is in sight is drawn; earlier lines come while one scrolls up, and the place stays.',
      state('A thousand lines', Lines, true),
    ),
    demo(
      'MessageInput',
      'Grows with what is written.',
      state('Empty', () => <MessageInput aria-label="Message" placeholder="Write a message" />),
      state('Read-only', () => <MessageInput aria-label="Message" defaultValue="Kept" readOnly />),
    ),
    demo(
      'MessageEditor',
      'A message written anew where it stands; Enter saves, Escape leaves it.',
      state('Editing', () => <Edited />),
      state('Refused', () => <Edited failure="It was sent too long ago." />),
    ),
  ],
};
