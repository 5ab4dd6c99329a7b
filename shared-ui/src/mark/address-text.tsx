import { Fragment } from 'react';

/** Whether a text is an e-mail address. */
export const isAddress = (text: unknown): text is string =>
  typeof text === 'string' && /^\S+@\S+$/.test(text);

/** An e-mail address, which goes on in the next line behind one of its signs, not within a word. */
export const AddressText = ({ address }: { address: string }) => (
  <span translate="no">
    {address.split(/(?<=[@._+-])/).map((part, place) => (
      // The parts of an address never change their places.
      <Fragment key={place}>
        {place === 0 ? null : <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
);
