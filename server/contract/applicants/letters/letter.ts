import { Type, type Static } from 'typebox';
import { Id, oneOf, OptionalId } from '../../answer';
import { mailStates, type MailState } from '../../company/outbox/mail-message-constants';
import { ApplicationSelection, orNull } from '../applications/application';
import { TemplateText } from '../mail-templates/mail-template';

const Instant = Type.String({ format: 'date-time' });

/** A selection, and the stage and status that it is to be moved to. */
export const StatusLettersQuery = Type.Object({
  ...ApplicationSelection.properties,
  stageId: Type.Optional(OptionalId),
  targetStatusId: Id,
});
export type StatusLettersQuery = Static<typeof StatusLettersQuery>;

/** `mode` is null where applicants get no letter: then `templates` is empty. */
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
  /** Applicants of the selection who are not there already. */
  moving: Type.Integer(),
  /** Number of the moved applicants whose e-mail address accepts mail. */
  addressed: Type.Integer(),
  /** Those whose address mail came back from, so that nothing is sent there. */
  refused: Type.Integer(),
  /** One of these, for a preview. */
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

/** A text that is not stored yet. */
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
  /** Name of the template; empty for other mail. */
  template: Type.String(),
  /** Version of the template that was sent; null before. */
  templateVersion: orNull(Type.Integer()),
  state: Type.Unsafe<MailState>(Type.String({ enum: Object.keys(mailStates) })),
  /** Empty until subject and text are rendered, when the message leaves. */
  subject: Type.String(),
  /** Reason why it was not sent, or not yet; empty otherwise. */
  problem: Type.String(),
  /** Who caused it; empty for the console itself. */
  by: Type.String(),
  createdAt: Instant,
  sentAt: orNull(Instant),
  /** Null unless it waits. */
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
