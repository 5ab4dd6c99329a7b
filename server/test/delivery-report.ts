interface ReportOptions {
  to: string;
  recipient: string;
  action?: string;
  status?: string;
  diagnostic?: string;
  /** Headers of the undelivered message. */
  returned?: string;
}

/** Writes a delivery report in the format of Postfix. */
export const writeDeliveryReport = ({
  to,
  recipient,
  action = 'failed',
  status = '5.1.1',
  diagnostic = 'smtp; 550 5.1.1 <nobody>: No such user here',
  returned = 'Subject: A note',
}: ReportOptions): string => `Return-Path: <>
Date: Sat, 28 Nov 2026 10:00:00 +0000
From: MAILER-DAEMON@mx.example (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: ${to}
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="B1"
Message-Id: <20261128100000.1@mx.example>

This is a MIME-encapsulated message.

--B1
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you that your message could not be delivered.

--B1
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example
Arrival-Date: Sat, 28 Nov 2026 09:59:00 +0000

Final-Recipient: rfc822; ${recipient}
Original-Recipient: rfc822;${recipient}
Action: ${action}
Status: ${status}
Diagnostic-Code: ${diagnostic}

--B1
Content-Description: Undelivered Message Headers
Content-Type: text/rfc822-headers

${returned}

--B1--
`;
