const mayStatusHaveBody = (status: number): boolean => ![204, 205, 304].includes(status);

const readHeaders = (carrier: XMLHttpRequest): Headers => {
  const headers = new Headers();
  for (const line of carrier.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
};

const toResponse = (carrier: XMLHttpRequest): Response => {
  const { status } = carrier;
  const body = mayStatusHaveBody(status) ? (carrier.response as Blob) : null;
  return new Response(body, { status, headers: readHeaders(carrier) });
};

/** A `fetch` that reports upload progress from 0 to 1, which the browser's `fetch` cannot. */
export const fetchWithProgress =
  (onProgress: (share: number) => void): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const body = await request.blob();
    return new Promise((resolve, reject) => {
      const carrier = new XMLHttpRequest();
      carrier.open(request.method, request.url);
      carrier.responseType = 'blob';
      request.headers.forEach((value, name) => carrier.setRequestHeader(name, value));
      carrier.upload.onprogress = ({ loaded, total }) => {
        if (total > 0) onProgress(loaded / total);
      };
      carrier.onload = () => resolve(toResponse(carrier));
      carrier.onerror = () => reject(new TypeError('The request did not get through'));
      carrier.onabort = () => reject(new DOMException('The request was given up', 'AbortError'));
      request.signal.addEventListener('abort', () => carrier.abort());
      carrier.send(body);
    });
  };
