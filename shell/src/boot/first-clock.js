// Browsers take 10 ms and more for their first clock; here they do so while the console's file arrives.
new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC' });
