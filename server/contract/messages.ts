/** Sentences that server and forms share; those of the specification letter for letter. */
export const messages = {
  submitted: 'Your change has been successfully submitted',
  deleteWarning:
    'Once you delete this data, you cannot access it anymore, All data will be deleted',
  seo: {
    title: 'Max Character Should 580px',
    description: 'Max Character Should 920px',
    slug: 'Use small letters and digits, with single hyphens between words',
  },
  job: {
    title: 'Please enter the job Title ',
    description: 'Please enter the job Description ',
    descriptionTangled:
      'This text is too tangled to be read: too many formats stand within each other. Paste it as plain text.',
    location: 'Please Select the Location ',
    department: 'Please Select the Department',
    minExperience: 'Please select Minimum Experience',
    recipients: 'Please Select the Mail',
    required: 'please fill the required field',
    expiryDatePast: 'The expiry date cannot be earlier than today',
    positions: 'Enter a whole number from 0 to 100',
    live: 'This job is published. Unpublish it first, then this field can be emptied',
    publishIncomplete: 'Fill all the mandatory fields first then apply along with platform',
    imageType: 'Choose a .jpg or .png image',
    imageSize: 'Choose an image of at most 2 MB and 10,000 pixels a side',
    customSchema: 'Enter the schema as one JSON object, such as {"industry": "Food"}',
    canonicalTag: 'Enter an address that begins with http:// or https://',
    experienceOrder: 'The maximum experience cannot be less than the minimum',
  },
  status: {
    noChanges: 'No Changes To Save',
    choose: 'Choose a status',
    chooseStage: 'Choose a stage',
    foreignStage: 'This stage is not in the pipeline of the job. Choose one of its stages.',
    foreignStatus: 'This status does not belong to the stage. Choose one of its statuses.',
    withoutProcess: 'This job has no hiring process. Choose a status without a stage.',
    withProcess: 'This job has a hiring pipeline. Choose a stage and one of its statuses.',
    joiningDate: 'Enter the joining date of a person who is hired',
    notHired: 'Only a person who is hired has a joining date',
    differentPipelines:
      'The chosen applicants are in different hiring pipelines, so they have no stages in common. Choose applicants of one pipeline.',
    stale: 'Someone else changed this applicant meanwhile. Look at it again, then repeat.',
    gone: 'This applicant was deleted, or is not visible to you.',
    movedAgain: 'This applicant has moved on since, so it stays where it is.',
    undoExpired: 'This change can no longer be taken back: that is possible for 30 seconds.',
    recruiter: 'Choose someone of the hiring staff who is active.',
  },
} as const;
