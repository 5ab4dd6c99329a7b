// These constants are separate from the schemas, to keep the schemas out of browser bundles.

export const minDemographicChoices = 2;
export const maxDemographicChoices = 12;
export const maxDemographicChoiceLength = 100;
export const maxDemographicQuestionLength = 300;

export const maxActiveDemographicQuestions = 10;

/** Minimum number of people behind any published figure, for anonymity. */
export const minDemographicGroupSize = 10;

/** Value of the choice "I prefer not to say", which every question has. */
export const preferNotToSayChoice = 0;
export const preferNotToSayTexts = { en: 'I prefer not to say', de: 'Keine Angabe' } as const;

export const demographicMessages = {
  choices: `Enter ${minDemographicChoices} to ${maxDemographicChoices} choices, one in each line.`,
  choicesTwice: 'Each choice can stand here once.',
  german: 'Enter as many German choices as there are choices, in the same order, or none.',
  germanQuestion: 'Enter the German question too, or leave its choices empty.',
  germanChoices: 'Enter the German choices too, or leave the question empty.',
  asked: 'Applicants were asked it as it is. Turn it off, and create another.',
  tooMany: `Ask at most ${maxActiveDemographicQuestions} questions. Turn another off first.`,
} as const;
