// Shows the open jobs in a page of another site:
// <script src="https://careers.example.com/embed.js" data-department="Kitchen" async></script>
(() => {
  const script = document.currentScript;
  const { origin } = new URL(script.src);
  const { department, place, type, remote, limit = '20', target } = script.dataset;
  const host = document.createElement('div');
  const holder = target && document.querySelector(target);
  if (holder) holder.append(host);
  else script.after(host);
  const root = host.attachShadow({ mode: 'open' });

  const create = (tag, text, attributes = {}) => {
    const element = document.createElement(tag);
    if (text) element.textContent = text;
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  };

  const style = create(
    'style',
    `:host{display:block;font:inherit;color:inherit}
ul{list-style:none;margin:0;padding:0;border:1px solid color-mix(in srgb,currentColor 18%,transparent);border-radius:12px}
li{position:relative;padding:14px 18px}li+li{border-top:1px solid color-mix(in srgb,currentColor 18%,transparent)}
li:hover{background:color-mix(in srgb,currentColor 5%,transparent)}
a{color:inherit;font-weight:600}li a{text-decoration:none}li a::after{content:'';position:absolute;inset:0}
li:hover a{text-decoration:underline}a:focus-visible{outline:2px solid currentColor;outline-offset:2px}
span{display:block;opacity:.78}p{margin:12px 0 0}`,
  );

  const show = (...elements) => root.replaceChildren(style, ...elements);
  const toLine = ({ places, workplace, department: name, type: kind }) => {
    const cities = [...new Set(places.map(({ city }) => city))].join(', ');
    const where = workplace === 'remote' ? 'Remote' : cities;
    return [where, name, kind].filter(Boolean).join(' · ');
  };

  const showJobs = ({ data, meta }) => {
    if (data.length === 0) return show(create('p', 'There are no open jobs at the moment.'));
    const list = create('ul', '', { 'aria-label': 'Open jobs' });
    for (const job of data) {
      const item = create('li');
      item.append(create('a', job.title, { href: job.url }), create('span', toLine(job)));
      list.append(item);
    }
    const [{ url }] = data;
    const more = create('p');
    more.append(
      create('a', `All ${meta.total} open jobs`, {
        href: url.slice(0, url.lastIndexOf('/')) || '/',
      }),
    );
    return meta.total > data.length ? show(list, more) : show(list);
  };

  const query = new URLSearchParams({ limit });
  for (const [name, value] of Object.entries({ department, place, type, remote }))
    if (value) query.set(name, value);
  fetch(`${origin}/api/public/v1/jobs?${query}`, { credentials: 'omit' })
    .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(answer.statusText))))
    .then(showJobs)
    .catch(() => show(create('p', 'The open jobs cannot be shown at the moment.')));
})();
