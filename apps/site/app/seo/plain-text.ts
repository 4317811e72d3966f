import { defaultCurrency } from '@website/contracts/site-currencies';
import { withoutSoftHyphens } from '@website/contracts/soft-hyphens';
import { withoutPresentation } from '~/content/html/present-html';

/** A text for machines, which do not apply CSS: keeps each figure in the default currency only. */
export function inDefaultCurrency(html: string): string {
	return html.replace(/<data[^>]*data-figure="([A-Z]+)"[^>]*>[^<]*<\/data>/g, (figure, currency) =>
		currency === defaultCurrency() ? figure : '',
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
	return withoutSoftHyphens(withoutPresentation(inDefaultCurrency(html)))
		.replace(/<[^>]+>/g, ' ')
		.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
		.replace(/\s+/g, ' ')
		.trim();
}
