import type { Domain } from '../../platform/domain';
import { interviewAudience } from './interview-audience';
import { interviewApplicantFollowers } from './follow-applicants';
import { timeChoiceMail } from './booking/choice-mail';
import { registerChoices } from './booking/choice-routes';
import { registerBusyCalendars } from './busy/busy-routes';
import { leaverCalendarFollower, reencryptCalendars } from './busy/own-busy-calendar';
import { registerCalendar } from './calendar-routes';
import { declinedInvitationMail } from './declined-mail';
import { invitationMails } from './invitation-mails';
import { keepInterviewLocalTimes } from './keep-wall-time';
import { interviewPersonalData } from './personal-interviews';
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
  follows: [...interviewApplicantFollowers, leaverCalendarFollower],
  mailKinds: [...invitationMails, declinedInvitationMail, timeChoiceMail],
  receiveMail: () => receiveInvitationAnswers,
  waiting: [waitingInterviewSource],
  dayStart: keepInterviewLocalTimes,
  personalData: [interviewPersonalData],
  tasks: (parts) => [
    {
      ...{ name: 'reseal-calendars', label: 'Reseals addresses of calendars', maxTries: 5 },
      schedule: '41 2 * * *',
      run: () => reencryptCalendars(parts),
    },
  ],
};
