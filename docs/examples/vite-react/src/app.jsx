import { useState, version } from 'react';
import { handOver } from './hiring';
import { HiringRemote } from './hiring-remote';
import { goTo, useAddress } from './use-address';

const remoteAt = (address) => (address.startsWith('/referralChat') ? 'chat' : 'applicants');

export const App = () => {
  const address = useAddress();
  const [needsSession, setNeedsSession] = useState(false);
  const [told, setTold] = useState('');
  const remote = remoteAt(address);
  const hear = (event) => {
    if (event.type === 'navigated') goTo(event.address);
    if (event.type === 'failed') setTold(event.message);
    if (event.type === 'sessionNeeded') setNeedsSession(true);
  };
  return (
    <>
      <h1>Customers</h1>
      <p>Drawn by React {version}</p>
      <nav>
        <a href="#/application">Applicants</a> <a href="#/referralChat">Chat</a>{' '}
        <a href="#">Neither</a>
      </nav>
      {needsSession && <button onClick={handOver.begin}>Sign in</button>}
      <p role="status">{told}</p>
      {address && <HiringRemote key={remote} remote={remote} address={address} onEvent={hear} />}
    </>
  );
};
