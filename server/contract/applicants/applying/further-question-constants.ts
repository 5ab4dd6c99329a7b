/** Maximum number of unanswered questions to one applicant. */
export const maxOpenQuestions = 10;

export const furtherQuestionMessages = {
  choose: 'Choose a question of the library, or write one.',
  both: 'Choose a question of the library or write one, not both.',
  gone: 'This question was deleted or turned off. Choose another.',
  noPage:
    'This applicant has no page on which they could answer, since staff added them. Ask by mail or phone.',
  noAddress: 'This applicant has no e-mail address that a question could be sent to.',
  decided: 'This application is decided or withdrawn, so nothing more is asked.',
  full: `This applicant has ${maxOpenQuestions} open questions. Wait for answers, or take one back.`,
} as const;
