const splitNames = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const knownTags = splitNames(`
  a abbr acronym address applet area article aside audio b base basefont bdi bdo big blink
  blockquote body br button canvas caption center cite code col colgroup data datalist dd del
  details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer form frame
  frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li
  link main map mark marquee math menu meta meter nav nobr noembed noframes noscript object ol
  optgroup option output p param picture plaintext pre progress q rb rp rt ruby s samp script
  search section select slot small source span strike strong style sub summary sup svg table tbody
  td template textarea tfoot th thead time title tr track tt u ul var video wbr xml xmp`);

export const blockTags = splitNames(`
  address article aside blockquote body caption center dd details dialog dir div dl dt fieldset
  figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav
  noframes ol optgroup option p pre search section summary table tbody td textarea tfoot th thead
  tr ul xmp`);

/** Inline elements; text that contains no other elements keeps its line breaks. */
export const lineTags = splitNames(`
  a abbr acronym b bdi bdo big cite code del dfn em font i ins kbd mark nobr q s samp small span
  strike strong sub sup time tt u var`);

export const droppedTags = splitNames(`
  applet audio canvas datalist embed iframe input link math meta noembed noscript object
  script select style svg template title video xml`);
