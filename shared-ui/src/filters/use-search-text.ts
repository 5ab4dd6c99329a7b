import { useEffect, useRef, useState } from 'react';

const typingDelay = 300;

/**
 * Values that the user typed return from the page's address with delay and must not replace newer text; other
 * values of the address do.
 */
export const useSearchText = (value: string, onChange: (value: string) => void) => {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  if (value !== known) {
    const own = sent.indexOf(value);
    setKnown(value);
    setSent(own < 0 ? [] : sent.slice(own + 1));
    if (own < 0) setText(value);
  }

  const send = (next = text) => {
    clearTimeout(timer.current);
    if (next === (sent.at(-1) ?? value)) return;
    setSent([...sent, next]);
    onChange(next);
  };
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(next), next === '' ? 0 : typingDelay);
  };
  return { text, type, send };
};
