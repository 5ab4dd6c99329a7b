import type { TaskKind } from '../queue/task';

/** Runs send all mail that is due, one after another: a slow mail server then holds up one task only. */
export const sendMailTask: TaskKind = {
  name: 'send-mail',
  label: 'Send mail',
  maxTries: 1,
  queue: 'mail',
};
