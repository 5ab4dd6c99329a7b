import { Fragment } from 'react';

export const isEmailAddress = (text: unknown): text is string =>
  typeof text === 'string' && /^\S+@\S+$/.test(text);

/** E-mail address that may wrap after punctuation, but not within a word. */
export const EmailAddressText = ({ address }: { address: string }) => (
  <span translate="no">
    {address.split(/(?<=[@._+-])/).map((part, place) => (
      <Fragment key={place}>
        {place === 0 ? null : <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
);
