import { Type, type Static } from 'typebox';
import { Id, oneOf, OptionalId } from '../../answer';
import { mailStates, type MailState } from '../../company/outbox/mail-message-constants';
import { ApplicationSelection, orNull } from '../applications/application';
import { TemplateText } from '../mail-templates/mail-template';

const Instant = Type.String({ format: 'date-time' });

export const StatusLettersQuery = Type.Object({
  ...ApplicationSelection.properties,
  stageId: Type.Optional(OptionalId),
  targetStatusId: Id,
});
export type StatusLettersQuery = Static<typeof StatusLettersQuery>;

/**
 * Letters that a status offers to moved applicants; `mode` is null and `templates` empty if it offers none.
 */
export const StatusLetters = Type.Object({
  mode: orNull(oneOf(['offered', 'always'])),
  templates: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      language: Type.String(),
      delayHours: Type.Integer(),
    }),
  ),
  /** Number of selected applicants who are not in the target status already. */
  moving: Type.Integer(),
  /** Number of the moved applicants whose e-mail address accepts mail. */
  addressed: Type.Integer(),
  /** Number of moved applicants whose address receives no mail, since earlier mail came back. */
  refused: Type.Integer(),
  /** Id of one of the moved applicants, for a preview of the letter. */
  sampleId: orNull(Id),
});
export type StatusLetters = Static<typeof StatusLetters>;

/** `statusId` is the status that the letter announces; default: the current status. */
export const LetterPreviewQuery = Type.Object({
  applicantId: Id,
  templateId: Id,
  statusId: Type.Optional(Id),
});
export type LetterPreviewQuery = Static<typeof LetterPreviewQuery>;

/** Query to preview a template text that is not stored yet. */
export const TemplatePreviewQuery = Type.Object({ applicantId: Id, ...TemplateText });
export type TemplatePreviewQuery = Static<typeof TemplatePreviewQuery>;

export const LetterPreview = Type.Object({
  subject: Type.String(),
  text: Type.String(),
  html: Type.String(),
});
export type LetterPreview = Static<typeof LetterPreview>;

export const Letter = Type.Object({
  id: Id,
  kind: Type.String(),
  /** Name of the letter's template; empty for mail without a template. */
  template: Type.String(),
  /** Version of the template that was sent; null until the letter is sent. */
  templateVersion: orNull(Type.Integer()),
  state: Type.Unsafe<MailState>(Type.String({ enum: Object.keys(mailStates) })),
  /** Subject of the letter; empty until it is sent, since only then is the text rendered. */
  subject: Type.String(),
  /** Reason why the letter was not sent, or not yet; empty otherwise. */
  problem: Type.String(),
  /** Name of the user who caused the letter; empty if the console sent it by itself. */
  by: Type.String(),
  createdAt: Instant,
  sentAt: orNull(Instant),
  /** Time at which a waiting letter will be sent; null in all other states. */
  dueAt: orNull(Instant),
});
export type Letter = Static<typeof Letter>;

export const LetterDetail = Type.Object({
  ...Letter.properties,
  text: Type.String(),
  html: Type.String(),
});
export type LetterDetail = Static<typeof LetterDetail>;

export const LetterParams = Type.Object({ id: Id, letterId: Id });
export type LetterParams = Static<typeof LetterParams>;
