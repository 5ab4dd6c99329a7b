// These constants are separate from the schemas, to keep the schemas out of browser bundles.

export const questionTypes = {
  text: 'Text',
  number: 'Number',
  choice: 'Choice',
  'yes-no': 'Yes or no',
  file: 'File',
  date: 'Date',
} as const;
export type QuestionType = keyof typeof questionTypes;

export const maxQuestionOptions = 50;
export const maxQuestionOptionLength = 200;

export const questionMessages = {
  options: 'Enter at least two options, one in each line.',
  optionsTwice: 'Each option can stand here once.',
  noOptions: 'Only a choice has options.',
  knockOutChoice: 'Enter options of this question, one in each line.',
  knockOutNumber: 'Enter lines such as “below 2” or “above 90”.',
  knockOutYesNo: 'Choose yes or no.',
  noKnockOut: 'Answers of this type cannot be marked.',
};

export const questionAnswerMessages = {
  required: 'Please answer this question.',
  number: 'Enter a number, such as 3 or 2.5.',
  choice: 'Choose one of the options.',
  yesNo: 'Choose yes or no.',
  day: 'Enter a day as YYYY-MM-DD.',
  gone: 'This question is no longer asked. Please look at the form again.',
};

const boundPattern = /^(below|above) (-?\d{1,12}(?:\.\d{1,6})?)$/;

export interface NumberBound {
  side: 'below' | 'above';
  value: number;
}

export const parseNumberBound = (line: string): NumberBound | undefined => {
  const [, side, value] = boundPattern.exec(line) ?? [];
  return side === 'below' || side === 'above' ? { side, value: Number(value) } : undefined;
};
