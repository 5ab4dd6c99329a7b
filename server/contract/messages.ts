/** Every sentence that server and forms share, letter for letter as the specification states it. */
export const messages = {
  submitted: 'Your change has been successfully submitted',
  deleteWarning:
    'Once you delete this data, you cannot access it anymore, All data will be deleted',
  job: {
    title: 'Please enter the job Title ',
    description: 'Please enter the job Description ',
    location: 'Please Select the Location ',
    department: 'Please Select the Department',
    minExperience: 'Please select Minimum Experience',
    recipients: 'Please Select the Mail',
    required: 'please fill the required field',
    expiryDatePast: 'The expiry date cannot be earlier than today',
    positions: 'Enter a whole number from 0 to 100',
    publishIncomplete: 'Fill all the mandatory fields first then apply along with platform',
    imageType: 'Choose a .jpg or .png image',
    imageSize: 'Choose an image of at most 2 MB and 10,000 pixels a side',
    experienceOrder: 'The maximum experience cannot be less than the minimum',
  },
} as const;
