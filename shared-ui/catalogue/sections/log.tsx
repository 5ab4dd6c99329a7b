import { useRef, useState } from 'react';
import { Button, Flex, Text } from '../../src';
import { GrowingLog, MessageEditor, MessageInput, NameOffers, type ListKeys } from '../../src/log';
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
      failure={failure}
      onSave={() => undefined}
      onCancel={() => setValue('See you at nine')}
    >
      {(box) => (
        <MessageInput {...box} value={value} onChange={({ target }) => setValue(target.value)} />
      )}
    </MessageEditor>
  );
};

const people = [
  { id: 1, label: 'Asha Verma', hint: 'Recruiter' },
  { id: 2, label: 'Dev Menon', hint: 'Referrer' },
];

const Named = () => {
  const box = useRef<HTMLTextAreaElement>(null);
  const keys = useRef<ListKeys>(null);
  const [text, setText] = useState('Ask @');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <MessageInput
        ref={box}
        aria-label="Message"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onFocus={() => setOpen(true)}
        onKeyDown={(event) => {
          if (isOpen && keys.current?.press(event)) event.preventDefault();
        }}
      />
      {isOpen ? (
        <NameOffers
          id="named"
          label="Who reads this chat"
          anchor={box}
          search=""
          people={people}
          keys={keys}
          onChoose={(name) => {
            setText(`Ask @${name} `);
            close();
          }}
          onActive={() => undefined}
          onDismiss={close}
        />
      ) : null}
    </>
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
      'NameOffers',
      'Names to choose from beside a text in which one is being typed, by its keys.',
      state('Opens with the focus', Named),
    ),
    demo(
      'MessageEditor',
      'A message written anew where it stands; Enter saves, Escape leaves it.',
      state('Editing', () => <Edited />),
      state('Refused', () => <Edited failure="It was sent too longText ago." />),
    ),
  ],
};
