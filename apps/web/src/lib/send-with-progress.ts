import { refuseFailures } from './api-client';

/**
 * Sends a request as `fetch` does and tells how much of it is on its way, from 0 to 1: what `fetch` itself cannot tell
 * of an upload.
 */
export const sendWithProgress =
  (onProgress: (sent: number) => void) =>
  async (input: RequestInfo | URL): Promise<Response> => {
    const request = input as Request;
    return refuseFailures(await sendByXhr(request, await request.blob(), onProgress));
  };

function sendByXhr(request: Request, body: Blob, onProgress: (sent: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    xhr.onload = () =>
      resolve(
        new Response(xhr.responseText, {
          status: xhr.status,
          headers: { 'content-type': xhr.getResponseHeader('content-type') ?? 'text/plain' },
        }),
      );
    xhr.onerror = () => reject(new TypeError('The upload failed'));
    xhr.onabort = () => reject(new DOMException('The upload was given up', 'AbortError'));
    request.signal.addEventListener('abort', () => xhr.abort());
    xhr.send(body);
  });
}
