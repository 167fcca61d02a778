import { expect, test } from 'vitest';
import { outline } from '../../../testing/outline.ts';
import { UnreadableDocument } from '../../errors.ts';
import { DEFAULT_LIMITS } from '../../limits.ts';
import { readHtml } from './read-html.ts';

const read = (markup: string, limits = {}) => readHtml(markup, { ...DEFAULT_LIMITS, ...limits });
const outlineOf = (markup: string) => outline(read(markup));

test.each([
  [
    'paragraphs and breaks are lines',
    '<p>One<br>two</p><div>three</div>four',
    ['One', 'two', 'three', 'four'],
  ],
  ['white space collapses', '<p>  a\n  b&nbsp; <b> c</b>  d </p>', ['a b c d']],
  [
    'a link is a word of its own',
    '<p>Friday<a href="#">Quiz 2</a>, Mc<a href="#">x</a></p>',
    ['Friday Quiz 2, Mcx'],
  ],
  [
    'the mark of a note and the way back from it are no words',
    '<p>Homework 2<a href="#fn1" class="footnote-ref"><sup>1</sup></a></p><ol><li>by noon<a href="#fnref1" role="doc-backlink">↩︎</a></li></ol>',
    ['Homework 2', '- by noon'],
  ],
  ['preformatted lines stay', '<pre>a   b\n  c</pre>', ['a   b', 'c']],
  ['headings have a level', '<h1>Title</h1><h3>Part <em>two</em></h3>', ['# Title', '### Part two']],
  [
    'lists have a depth',
    '<ul><li>a<ul><li>b</li></ul></li><li><p>c</p><p>d</p></li></ul>',
    ['- a', '  - b', '- c', 'd'],
  ],
  ['one definition is lines', '<dl><dt>Quiz 1</dt><dd>Jan 28</dd></dl>', ['Quiz 1', 'Jan 28']],
  [
    'a list of days is a table of them and what is said of each',
    '<dl><dt>Jan 28</dt><dd>Quiz 1</dd><div><dt>Feb 4<dt>Feb 6</dt><dd>No class</dd><dd>No lab</dd></div></dl>',
    ['| Jan 28 | Quiz 1 |', '| Feb 4 / Feb 6 | No class / No lab |'],
  ],
  [
    'definitions of words are lines',
    '<dl><dt>Essays (30%)</dt><dd>Five of them</dd><dt>Midterm (25%)</dt><dd>In class</dd></dl>',
    ['Essays (30%)', 'Five of them', 'Midterm (25%)', 'In class'],
  ],
  [
    'definitions that hold lists are lines',
    '<dl><dt>Week 1</dt><dd><ul><li>Maps</li></ul></dd><dt>Week 2</dt><dd>Coasts</dd></dl>',
    ['Week 1', '- Maps', 'Week 2', 'Coasts'],
  ],
  [
    'what is not content is left out',
    '<nav>Home</nav><style>p{}</style><script>x</script><p>a<span hidden>b</span><i style="display: none">c</i></p>' +
      '<template>d</template><noscript>e</noscript><button>f</button><svg><text>g</text></svg>',
    ['a'],
  ],
  [
    'what is struck out is left out',
    '<p>Quiz <s>March 3</s> <del>March 4</del> <span style="text-decoration: line-through">March 6</span> March 5</p>',
    ['Quiz March 5'],
  ],
  [
    'a day that is struck out in front of its holiday is still that of the line',
    '<p><s>Oct 11 (M)</s> Fall break. No class.</p><p><del>Oct 13</del> Oct 14 Quiz</p>',
    ['Oct 11 (M) Fall break. No class.', 'Oct 14 Quiz'],
  ],
  ['a footer is furniture', '<p>a</p><footer>Updated 2024</footer>', ['a', '~ Updated 2024']],
  ['soft hyphens and zero-width spaces vanish', '<p>mid&shy;term\u200B exam</p>', ['midterm exam']],
  ['words outside any element count', 'just text', ['just text']],
])('%s', (_, markup, expected) => expect(outlineOf(markup)).toEqual(expected));

test.each([
  [
    'a table keeps its rows and cells',
    '<table><caption>Plan</caption><thead><tr><th>Date<th>Topic</thead><tr><td>Jan 12<td>Cells<br>Ch. 1</table>',
    ['Plan', '| Date | Topic |', '| Jan 12 | Cells / Ch. 1 |'],
  ],
  [
    'merged cells are listed where they begin',
    '<table><tr><td rowspan=2>Week 1<td>Mon<td>a<tr><td colspan=2>Wed<tr><td>Week 2<td>Mon<td>b</table>',
    ['| Week 1(1x2) | Mon | a |', '| Wed(2x1) |', '| Week 2 | Mon | b |'],
  ],
  [
    'a row without words is left out, and what spans over it spans less',
    '<table><tr><td rowspan=3>Week 1<td>Mon<tr><td><tr><td>Wed<tr><td>Week 2<td>Mon</table>',
    ['| Week 1(1x2) | Mon |', '| Wed |', '| Week 2 | Mon |'],
  ],
  [
    'a rowspan of 0 or beyond the end goes to the end',
    '<table><tr><td rowspan=0>a<td>b<tr><td rowspan=99>c</table>',
    ['| a(1x2) | b |', '| c |'],
  ],
  [
    'a table that only lays out the page is read through',
    '<table><tr><td><p>Left</p><table><tr><td>a<td>b</table></td><td>Right</td></tr></table>',
    ['Left', '| a | b |', 'Right'],
  ],
])('%s', (_, markup, expected) => expect(outlineOf(markup)).toEqual(expected));

test('the columns of a row step around what reaches into it', () => {
  const document = read('<table><tr><td rowspan=2>a<td>b<td rowspan=2>c<tr><td>d</table>');
  const [block] = document.pages[0]?.blocks ?? [];
  expect(block?.type === 'table' && block.rows[1]?.cells.map((cell) => cell.column)).toEqual([1]);
  expect(block?.type === 'table' && block.columns).toBe(3);
});

test('title and author are hints', () => {
  const { metadata } = read(
    '<html><head><title> BIO 101 </title><meta name="author" content="M. Oakfield"></head>',
  );
  expect(metadata).toEqual({ title: 'BIO 101', author: 'M. Oakfield' });
});

test.each([
  ['more text than allowed', `<p>${'a'.repeat(300)}</p>`, { maxTextLength: 200 }],
  ['more markup than allowed', `<p ${'a '.repeat(300)}>`, { maxMarkupLength: 200 }],
  ['more cells than allowed', `<table>${'<tr><td>a<td>b'.repeat(50)}</table>`, { maxTableCells: 60 }],
  ['a table that is too wide', `<table><tr>${'<td>a'.repeat(600)}<tr><td>b</table>`, {}],
])('%s is refused', (_, markup, limits) => {
  expect(() => read(markup, limits)).toThrow(UnreadableDocument);
});

test('elements nested a hundred thousand deep are read for their words', () => {
  const document = read(`${'<div>'.repeat(100_000)}Essay due March 5`);
  expect(document.text).toBe('Essay due March 5');
});
