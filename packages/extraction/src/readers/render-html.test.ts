import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../limits.ts';
import { readHtml } from './html/read-html.ts';
import { renderHtml } from './render-html.ts';

const redraw = (markup: string) => renderHtml(readHtml(markup, DEFAULT_LIMITS));

test.each([
  [
    'lines know where they begin',
    '<h2>Exams</h2><p>Final <b>May 4</b></p>',
    '<h2 data-start="0">Exams</h2><p data-start="6">Final <b>May 4</b></p>',
  ],
  [
    'lists nest',
    '<ul><li>a<ul><li>b</ul><li>c</ul><p>d',
    '<ul><li><p data-start="0">a</p><ul><li><p data-start="2">b</p></li></ul></li><li><p data-start="4">c</p></li></ul>' +
      '<p data-start="6">d</p>',
  ],
  [
    'cells span',
    '<table><tr><td rowspan=2>a<td>b<tr><td>c</table>',
    '<table><tbody><tr><td rowspan="2"><p data-start="0">a</p></td><td><p data-start="2">b</p></td></tr>' +
      '<tr><td><p data-start="4">c</p></td></tr></tbody></table>',
  ],
  [
    'what looks like markup is text',
    '<p title="x">&lt;img src=x onerror=alert(1)&gt; &amp; "q"',
    '<p data-start="0">&lt;img src=x onerror=alert(1)&gt; &amp; &quot;q&quot;</p>',
  ],
])('%s', (_, markup, expected) => expect(redraw(markup)).toBe(expected));
