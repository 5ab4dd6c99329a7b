import type { TaskKind } from '../queue/task';

/**
 * Each run sends all due mail, one message after another, so that a slow mail server delays only one task.
 */
export const sendMailTaskKind: TaskKind = {
  name: 'send-mail',
  label: 'Send mail',
  maxTries: 1,
  queue: 'mail',
};
