import type { Many, One, PageQuery } from '../../answer';
import { call } from '../../call';
import type {
  Letter,
  LetterDetail,
  LetterParams,
  LetterPreview,
  LetterPreviewQuery,
  StatusLetters,
  StatusLettersQuery,
  TemplatePreviewQuery,
} from './letter';

/**
 * Change events of the kind `letter` are published whenever a message to an applicant is sent, bounces or
 * changes.
 */
const shows = ['application', 'letter'];

/** A POST although it only reads, since a selection can be too long for a URL. */
export const getStatusLetters = call<{ body: StatusLettersQuery; reply: One<StatusLetters> }>(
  'POST',
  '/api/v1/application/status-letters',
  { shows: ['application', 'mail-template', 'letter'], changes: [] },
);

export const previewLetter = call<{ body: LetterPreviewQuery; reply: One<LetterPreview> }>(
  'POST',
  '/api/v1/application/letter-preview',
  { shows: ['application', 'mail-template'], changes: [] },
);

export const previewTemplate = call<{ body: TemplatePreviewQuery; reply: One<LetterPreview> }>(
  'POST',
  '/api/v1/mail-templates/preview',
  { shows: ['application'], changes: [] },
);

export const getLetters = call<{
  params: { id: number };
  query: PageQuery;
  reply: Many<Letter>;
}>('GET', '/api/v1/application/:id/letters', { shows });

export const getLetter = call<{ params: LetterParams; reply: One<LetterDetail> }>(
  'GET',
  '/api/v1/application/:id/letters/:letterId',
  { shows },
);
