import sql from 'sql-template-tag';
import {
  preferNotToSayChoice,
  preferNotToSayTexts,
} from '../../../contract/applicants/demographics/demographic-constants';
import type { AskedDemographic } from '../../../contract/applicants/applying/applying';
import { toDemographicField } from '../../../contract/applicants/applying/applying-constants';
import type { Db } from '../../platform/db/database';

export interface DemographicQuestion extends AskedDemographic {
  questionId: number;
}

interface StoredQuestion {
  id: number;
  en: string;
  de: string;
  englishChoices: string[];
  germanChoices: string[];
}

const toAsked = ({ id, en, de, englishChoices, germanChoices }: StoredQuestion) => ({
  questionId: id,
  field: toDemographicField(id),
  question: { en, de },
  choices: [
    ...englishChoices.map((choice, place) => ({
      value: String(place + 1),
      text: { en: choice, de: germanChoices[place] ?? '' },
    })),
    { value: String(preferNotToSayChoice), text: { ...preferNotToSayTexts } },
  ],
});

export const readAskedDemographics = async (db: Db): Promise<DemographicQuestion[]> => {
  const questions = await db.many<StoredQuestion>(sql`
    select id, english_question as en, german_question as de,
      english_choices as "englishChoices", german_choices as "germanChoices"
    from demographic_question where is_asked order by id`);
  return questions.map(toAsked);
};
