import type { Domain } from '../../platform/domain';
import { interviewAudience } from './interview-audience';
import { interviewsFollow } from './follow-applicants';
import { invitationMails } from './invitation-mails';
import { personalInterviews } from './personal-interviews';
import { isInterviewResumeVisible } from './resume-holder';
import { registerInterviews } from './routes';
import { permissionAudience } from '../../platform/realtime/common-audiences';

export const scheduling: Domain = {
  register: registerInterviews,
  audiences: {
    interview: interviewAudience,
    'interview-settings': permissionAudience('setup:view-hiring'),
  },
  fileHolders: [isInterviewResumeVisible],
  follows: interviewsFollow,
  mailKinds: invitationMails,
  personalData: [personalInterviews],
};
