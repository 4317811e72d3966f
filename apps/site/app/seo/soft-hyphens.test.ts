import { expect, it } from 'vitest';
import { documentTitle } from './heads/content-meta';
import { named, property } from './heads/meta-elements';
import { jsonLd } from './json-ld/json-ld';
import { plainText } from './plain-text';

const word = 'Auftrags\u00adverarbeitung';

it('leaves soft hyphens out of everything that is no page', () => {
	const all = [
		named('description', word),
		property('og:title', word),
		jsonLd([{ '@type': 'WebPage', name: word, about: [{ name: word }] }]),
		documentTitle(word, '%s · Brand'),
		plainText(`<p>${word}</p>`),
	];
	const said = JSON.stringify(all);
	expect(said).not.toContain('\u00ad');
	expect(said.match(/Auftragsverarbeitung/g)).toHaveLength(6);
});
