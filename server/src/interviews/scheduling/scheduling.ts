import type { Domain } from '../../platform/domain';
import { interviewAudience } from './interview-audience';
import { applicantSubscriptions } from './follow-applicants';
import { timeChoiceMail } from './booking/choice-mail';
import { registerChoices } from './booking/choice-routes';
import { registerBusyCalendars } from './busy/busy-routes';
import { leaverCalendarSubscription, reencryptCalendars } from './busy/own-busy-calendar';
import { registerCalendar } from './calendar-routes';
import { declinedMail } from './declined-mail';
import { invitationMails } from './invitation-mails';
import { keepLocalTimes } from './keep-wall-time';
import { personalInterviews } from './personal-interviews';
import { isInterviewResumeVisibleSql } from './resume-holder';
import { registerInterviews } from './routes';
import { receiveInvitationAnswers } from './take-answer';
import { waitingInterviewSource } from './waiting-interviews';
import { permissionAudience } from '../../platform/realtime/common-audiences';

export const schedulingDomain: Domain = {
  register: (app, parts) => {
    registerInterviews(app, parts);
    registerCalendar(app, parts);
    registerChoices(app, parts);
    registerBusyCalendars(app, parts);
  },
  audiences: {
    interview: interviewAudience,
    'interview-settings': permissionAudience('setup:view-hiring'),
  },
  fileHolders: [isInterviewResumeVisibleSql],
  follows: [...applicantSubscriptions, leaverCalendarSubscription],
  mailKinds: [...invitationMails, declinedMail, timeChoiceMail],
  receiveMail: () => receiveInvitationAnswers,
  waiting: [waitingInterviewSource],
  dayStart: keepLocalTimes,
  personalData: [personalInterviews],
  tasks: (parts) => [
    {
      ...{ name: 'reseal-calendars', label: 'Reseals addresses of calendars', maxTries: 5 },
      schedule: '41 2 * * *',
      run: () => reencryptCalendars(parts),
    },
  ],
};
