const origin = new URLSearchParams(location.search).get('console') ?? 'http://127.0.0.1:4000';
const { createHandOver, mountFrame } = await import(`${origin}/embed/host.js`);

const told = document.querySelector('#told');
const signIn = document.querySelector('#sign-in');
const place = document.querySelector('#applicants');

const handOver = createHandOver({ origin, app: 'crm' });
signIn.addEventListener('click', () => handOver.begin());

mountFrame(place, {
  origin,
  app: 'crm',
  remote: 'applicants',
  title: 'Applicants',
  address: '/application',
  getAccessToken: handOver.getAccessToken,
  onEvent: (event) => {
    if (event.type === 'height')
      place.firstElementChild.style.height = `${Math.max(event.height, 480)}px`;
    if (event.type === 'navigated') told.textContent = `The frame shows ${event.address}`;
    if (event.type === 'sessionNeeded') signIn.hidden = false;
    if (event.type === 'failed') told.textContent = event.message;
  },
});
