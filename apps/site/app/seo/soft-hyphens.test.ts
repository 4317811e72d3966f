import { expect, it } from 'vitest';
import { plainLook } from '#shared/brand/look.ts';
import { webManifest } from './documents/web-manifest';
import { element } from './documents/xml';
import { documentTitle } from './heads/content-meta';
import { metaName, metaProperty } from './heads/meta-elements';
import { jsonLd } from './json-ld/json-ld';
import { plainText } from './plain-text';

const word = 'Auftrags\u00adverarbeitung';

it('removes soft hyphens from head elements, structured data and documents', () => {
	const all = [
		metaName('description', word),
		metaProperty('og:title', word),
		jsonLd([{ '@type': 'WebPage', name: word, about: [{ name: word }] }]),
		documentTitle(word, '%s · Brand'),
		plainText(`<p>${word}</p>`),
		element('category', { label: word }, word),
		webManifest({ name: word, description: word, locale: 'de', look: plainLook }),
	];
	const json = JSON.stringify(all);
	expect(json).not.toContain('\u00ad');
	expect(json.match(/Auftragsverarbeitung/g)).toHaveLength(11);
});
