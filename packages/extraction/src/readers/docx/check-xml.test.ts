import { expect, test } from 'vitest';
import { checkXml } from './check-xml.ts';

test.each([
  '<a/>',
  '<?xml version="1.0"?>\n<w:p xmlns:w="urn:w"><w:t xml:space=\'preserve\'>a &amp; b</w:t><w:br/></w:p>\n',
  '<a><!-- <b> --><![CDATA[ <c> ]]></a>',
])('%j is well-formed', (xml) => expect(() => checkXml(xml)).not.toThrow());

test.each([
  ['not closed', '<a><b></a>'],
  ['never closed', '<a>'],
  ['closed twice', '<a></a></a>'],
  ['of two roots', '<a/><b/>'],
  ['empty', ''],
  ['with a bare attribute', '<a b></a>'],
  ['with a quote left open', '<a b="c></a>'],
  ['with a comment left open', `<a>${'<!--'.repeat(100_000)}</a>`],
  ['with a bare bracket', '<a> < </a>'],
  ['nested too deep', `${'<a>'.repeat(2_000)}${'</a>'.repeat(2_000)}`],
  ['with too many attributes', `<a ${'b="c" '.repeat(10_000)}/>`],
  ['with a document type', '<!DOCTYPE a [<!ENTITY x "y">]><a/>'],
])('what is %s is broken', (_, xml) => {
  expect(() => checkXml(xml)).toThrow(expect.objectContaining({ code: 'broken' }));
});
