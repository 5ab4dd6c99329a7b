const origin = new URLSearchParams(location.search).get('console') ?? 'http://127.0.0.1:4000';
const { connectConsole, createHandOver, defineHiringRemote } = await import(
  `${origin}/embed/host.js`
);

const told = document.querySelector('#told');
const signIn = document.querySelector('#sign-in');
const remotes = [...document.querySelectorAll('hiring-remote')];

const handOver = createHandOver({ origin, app: 'crm' });
signIn.addEventListener('click', () => handOver.begin());
document.querySelector('#hide').addEventListener('click', ({ currentTarget }) => {
  const place = document.querySelector('main');
  const isShown = remotes[0].isConnected;
  if (isShown) remotes.forEach((remote) => remote.remove());
  else place.append(...remotes);
  currentTarget.textContent = isShown ? 'Show the lists' : 'Hide the lists';
});

for (const remote of remotes) {
  remote.addEventListener('navigated', ({ detail }) => {
    told.textContent = `${remote.id} shows ${detail.address}`;
  });
  remote.addEventListener('sessionNeeded', () => {
    signIn.hidden = false;
  });
}

connectConsole({ origin, getAccessToken: handOver.getAccessToken });
defineHiringRemote();
