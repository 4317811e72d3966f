import { siteCurrencies } from '@website/contracts/site-currencies';
import { withoutSoftHyphens } from '@website/contracts/soft-hyphens';
import { withoutPresentation } from '~/content/html/present-html';

/** A text for machines, which do not apply CSS: keeps each figure in its first currency, that of the language. */
export function inFirstCurrency(html: string): string {
	const figure = '<data[^>]*data-figure="[^>]*>[^<]*</data>';
	return html.replace(
		new RegExp(`(${figure})(?:${figure}){${siteCurrencies().length - 1}}`, 'g'),
		'$1',
	);
}

const entities: Record<string, string> = {
	'&amp;': '&',
	'&lt;': '<',
	'&gt;': '>',
	'&quot;': '"',
	'&#39;': "'",
	'&nbsp;': ' ',
};

/** The text of a sanitized HTML fragment, for places without markup. */
export function plainText(html: string): string {
	return withoutSoftHyphens(withoutPresentation(inFirstCurrency(html)))
		.replace(/<[^>]+>/g, ' ')
		.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
		.replace(/\s+/g, ' ')
		.trim();
}
