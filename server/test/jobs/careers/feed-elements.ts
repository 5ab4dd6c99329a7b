import { SaxesParser } from 'saxes';

export interface Element {
  name: string;
  text: string;
  children: Element[];
}

/** @throws if the text is not XML. */
export const parseXml = (text: string): Element => {
  const root: Element = { name: '', text: '', children: [] };
  const open = [root];
  const last = () => open.at(-1) ?? root;
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    const element = { name, text: '', children: [] };
    last().children.push(element);
    open.push(element);
  });
  parser.on('text', (piece) => void (last().text += piece));
  parser.on('cdata', (piece) => void (last().text += piece));
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  const [top = root] = root.children;
  return top;
};

/** Returns each job of a feed as texts by element name; elements with child elements have an empty text. */
export const readFeedJobs = ({ children }: Element): Record<string, string>[] =>
  children
    .filter(({ name }) => name === 'job')
    .map((job) => Object.fromEntries(job.children.map(({ name, text }) => [name, text])));
