import { useState } from 'react';
import {
  AmountField,
  CheckboxField,
  CheckboxesField,
  ChoiceField,
  ColourField,
  DateField,
  FileField,
  ImageField,
  NumberField,
  OrderField,
  optionsFromList,
  Picker,
  PickerField,
  RadioField,
  RadioGroup,
  SelectField,
  StatusField,
  SwitchField,
  TagsField,
  TextAreaField,
  TextField,
} from '../../src/forms';
import { type Demo, demo, type Section, state } from '../demo';
import { fieldStates } from '../field-states';
import { arabicText, longText, doNothing, unbrokenText } from '../words';

const skills = [
  'Go',
  'SQL',
  'React',
  'Kafka',
  'Kubernetes',
  'Excel',
  'Negotiation',
  arabicText,
  longText,
];
const items = skills.map((label, id) => ({
  id,
  label,
  ...(label === 'Kafka' ? { disabled: true, reason: 'No longer asked for.' } : {}),
}));
const useSkills = optionsFromList(items);
const useMany = optionsFromList(
  Array.from({ length: 400 }, (_, id) => ({ id, label: `City ${String(id)}`, hint: 'Karnataka' })),
);
const periods = [45, 60, 90].map((value) => ({ value, label: `${String(value)} days` }));
const stages = [
  { id: 1, name: 'Screening', lockedReason: '3 applicants are in it' },
  { id: 2, name: 'Interview' },
  { id: 3, name: unbrokenText },
];
const encodings = [
  { value: 'utf-8', label: 'Unicode (UTF-8)' },
  { value: 'windows-1252', label: 'Western Europe (Windows-1252)' },
];
const ChosenEncoding = () => {
  const [value, setValue] = useState('utf-8');
  return <ChoiceField label="Encoding" {...{ value, options: encodings }} onChoose={setValue} />;
};

const ChosenPeriod = () => {
  const [days, setDays] = useState(60);
  return (
    <RadioGroup id="period" label="Period" options={periods} value={days} onChoose={setDays} />
  );
};
const useFailing = () => ({
  items: [],
  hasMore: false,
  isLoading: false,
  error: new Error('No answer'),
  retry: doNothing,
});
const useSlow = () => ({ items: [], hasMore: true, isLoading: true });

const options = [
  { value: '0', label: 'Fresher' },
  { value: '1', label: '1 Year' },
  { value: '2', label: 'Over 10 years', disabled: true },
];

const pdf = (name: string) => new File(['x'.repeat(2000)], name, { type: 'application/pdf' });

const picker = (name: string, useOptions: typeof useSkills) =>
  state(name, () => (
    <Picker label={name} value={[]} onChange={doNothing} useOptions={useOptions} />
  ));

const text = { empty: '', filled: 'Category Buyer', much: longText };

const rights = [
  { value: 'read', label: 'Read', hint: 'Sees what there is.' },
  { value: 'write', label: 'Write', hint: unbrokenText },
];

const field = (of: string, words: string, ...rest: Parameters<typeof fieldStates>): Demo =>
  demo(of, words, ...fieldStates(...rest));

const statuses = [
  { value: '1', label: 'Interview', category: 'active' },
  { value: '2', label: 'On hold', category: 'on-hold' },
  { value: '3', label: `Rejected ${longText}`, category: 'rejected' },
] as const;

const picture = (name: string) => new File(['No picture'], name, { type: 'image/png' });

export const fields: Section = {
  id: 'fields',
  title: 'Fields',
  demos: [
    field('TextField', '', (props) => <TextField {...props} placeholder="Buyer" />, text),
    field('TextAreaField', '', (props) => <TextAreaField {...props} />, text),
    field(
      'NumberField',
      'The wheel never changes it.',
      (props) => <NumberField {...props} min={1} />,
      {
        empty: '',
        filled: 7,
        much: 123456789012,
      },
    ),
    field(
      'AmountField',
      'Separators are set when it is left.',
      (props) => <AmountField {...props} currency="INR" />,
      { empty: '', filled: 25000, much: 123456789012 },
    ),
    field(
      'DateField',
      'The browser draws the day in the order of its own language.',
      (props) => <DateField {...props} />,
      {
        empty: '',
        filled: '2026-11-21',
        much: '2026-12-31',
      },
    ),
    field(
      'DateField',
      "With the company's order: typed as people write it, the calendar behind its button.",
      (props) => <DateField {...props} order="day-first" />,
      { empty: '', filled: '2026-11-21', much: '31/11/2026' },
    ),
    field(
      'SelectField',
      'A stored value that is no option any more is still shown.',
      (props) => <SelectField {...props} options={options} />,
      {
        empty: '',
        filled: '1',
        much: '10+',
      },
    ),
    field(
      'StatusField',
      'The word never stands without its dot.',
      (props) => <StatusField {...props} options={statuses} />,
      { empty: '', filled: '1', much: '3' },
    ),
    field(
      'RadioField',
      'A few values that all stand in view; arrows move and choose.',
      (props) => <RadioField {...props} options={periods} />,
      { empty: '', filled: 45, much: 90 },
    ),
    field(
      'ColourField',
      'The browser chooses; its value stands beside it.',
      (props) => <ColourField {...props} />,
      { empty: '#0b6e69', filled: '#aa3355', much: '#1d4ed8' },
    ),
    field(
      'OrderField',
      'What is ticked stands below in its order; arrows move an entry and keep the focus.',
      (props) => <OrderField {...props} entries={stages} orderLabel="Order" />,
      { empty: [], filled: [1, 2], much: [3, 1, 2] },
    ),
    field('CheckboxField', '', (props) => <CheckboxField {...props} />, {
      empty: false,
      filled: true,
      much: true,
    }),
    field(
      'CheckboxesField',
      'Any number of a few; what is wrong with the choice stands by the label of all.',
      (props) => <CheckboxesField {...props} options={rights} />,
      { empty: [], filled: ['read'], much: ['read', 'write'] },
    ),
    field('SwitchField', '', (props) => <SwitchField {...props} />, {
      empty: false,
      filled: true,
      much: true,
    }),
    field(
      'TagsField',
      'Enter or a comma ends a word; Backspace takes the last back.',
      (props) => <TagsField {...props} />,
      {
        empty: [],
        filled: ['spices', 'buying'],
        much: [unbrokenText, 'a', 'b', 'c', 'd'],
      },
    ),
    field(
      'PickerField',
      'Arrows move, Enter chooses, typing searches.',
      (props) => <PickerField {...props} useOptions={useSkills} />,
      {
        empty: null,
        filled: items[1],
        much: items[8],
      },
    ),
    {
      ...field(
        'PickerField',
        'Several: three tags at most, then how many more; all are read out.',
        (props) => <PickerField {...props} useOptions={useSkills} multiple />,
        { empty: [], filled: items.slice(0, 2), much: items },
      ),
    },
    demo(
      'ChoiceField',
      'Without a form: the choice holds at once.',
      state('One chosen', () => <ChosenEncoding />),
    ),
    demo(
      'RadioGroup',
      'Without a form.',
      state('One chosen', () => <ChosenPeriod />),
    ),
    demo(
      'Picker',
      'Without a form.',
      picker('Many entries', useMany),
      picker('Loading', useSlow),
      picker('Source that fails', useFailing),
      picker('Nothing to choose', optionsFromList([])),
    ),
    field(
      'FileField',
      'Drop on it, or Enter to choose; each unfit file is refused for itself.',
      (props) => <FileField {...props} multiple accept=".pdf,.docx" maxBytes={5_000_000} />,
      {
        empty: [],
        filled: [pdf('ravi-kumar.pdf')],
        much: [pdf(`${unbrokenText}.pdf`), pdf('b.pdf'), pdf('c.pdf')],
      },
    ),
    field(
      'FileField',
      'While files are sent.',
      (props) => (
        <FileField
          {...props}
          multiple
          stateOf={({ name }) =>
            name === 'a.pdf'
              ? { progress: 0.4 }
              : { error: 'The connection broke.', onRetry: doNothing }
          }
        />
      ),
      {
        empty: [],
        filled: [pdf('a.pdf'), pdf('b.pdf')],
        much: [pdf('a.pdf'), pdf(`${unbrokenText}.pdf`)],
      },
    ),
    field(
      'ImageField',
      'The chosen image is shown; a stored one stands there with the means to take it away.',
      (props) => <ImageField {...props} stored="Stored: tea.png" onRemove={doNothing} />,
      { empty: null, filled: picture('tea.png'), much: picture(`${unbrokenText}.png`) },
    ),
  ],
};
