import { withoutSoftHyphens } from '@website/contracts/soft-hyphens';
import { withoutPresentation } from '~/content/html/present-html';
import { inDefaultCurrency } from '~/features/pricing/figures/one-currency';

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
