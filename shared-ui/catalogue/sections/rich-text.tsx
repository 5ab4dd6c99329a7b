import { useState } from 'react';
import { LineField, RichTextEditor, RichTextField, RichTextView } from '../../src/rich-text';
import { demo, type Section, state } from '../demo';
import { fieldStates } from '../field-states';
import { arabicText, longText } from '../words';

const start =
  '<h1>What you will do</h1><p>Build the <strong>ordering</strong> service with <a href="https://kestrel.example/">us</a>.</p><ol><li>Design<ul><li>Interfaces</li><li>Data</li></ul></li><li>Build</li></ol><blockquote>We ship on Thursdays.</blockquote>';

/** Sample text of 5,000 words, to measure typing speed. */
const manyWords = '<p>One of many words in a longText description of a job.</p>'.repeat(455);

const Editor = ({ first }: { first: string }) => {
  const [html, setHtml] = useState(first);
  return <RichTextEditor label="Description" value={html} onChange={setHtml} />;
};

const placeholders = [{ name: 'job-title', label: 'Job title' }];

export const richText: Section = {
  id: 'rich-text',
  title: 'Rich text',
  demos: [
    demo(
      'RichTextEditor',
      'The toolbar is one stop for Tab; every tool has its keys.',
      state('Written', () => <Editor first={start} />, true),
      state('5,000 words', () => <Editor first={manyWords} />, true),
    ),
    demo(
      'RichTextField',
      'As a field of a form.',
      ...fieldStates((props) => <RichTextField {...props} placeholder="Describe the job" />, {
        empty: '',
        filled: '<p>Buys spices.</p>',
        much: `<p>${longText.repeat(10)}</p>`,
      }),
    ),
    demo(
      'LineField',
      'A line of text whose placeholders are chosen from a menu.',
      ...fieldStates((props) => <LineField {...props} placeholders={placeholders} />, {
        empty: '',
        filled: 'Your application as {{job-title}}',
        much: longText,
      }),
    ),
    demo(
      'RichTextView',
      'Whatever a record holds, only safe tags are drawn.',
      state('Written', () => <RichTextView html={start} />),
      state('Empty', () => <RichTextView html="" />),
      state('Unsafe', () => <RichTextView html={'<p>Safe<img src=x onerror="alert(1)"></p>'} />),
      state('Right to left', () => (
        <div dir="rtl">
          <RichTextView html={`<h1>${arabicText}</h1><ul><li>${arabicText}</li></ul>`} />
        </div>
      )),
    ),
  ],
};
