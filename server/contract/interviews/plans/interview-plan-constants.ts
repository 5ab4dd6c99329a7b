export const maxPlanRounds = 12;
export const maxCompetenciesOfRound = 12;
export const maxQuestionsOfRound = 30;
export const maxPeopleOfRound = 10;
export const roundMinuteLimits = { min: 10, max: 480 };

export const planMessages = {
  taken: 'There is a plan of this name already.',
  stageTaken: 'This stage has a plan already. Change that one, or choose a pipeline.',
  stage: 'This stage was deleted. Choose another.',
  pipeline: 'This pipeline was deleted. Choose another.',
  notInPipeline: 'The pipeline does not have this stage. Choose another of both.',
  competency: 'A competency was deleted. Choose the competencies of the rounds again.',
  person: 'Somebody who takes part is not active. Choose the people of the rounds again.',
  title: 'Give each round a title.',
  rounds: 'Add at least one round.',
} as const;
