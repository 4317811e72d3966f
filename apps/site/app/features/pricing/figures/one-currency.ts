import { defaultCurrency } from '@website/contracts/site-currencies';

/** A text for machines, which do not apply CSS: keeps each figure in the default currency only. */
export function inDefaultCurrency(html: string): string {
	return html.replace(/<data[^>]*data-figure="([A-Z]+)"[^>]*>[^<]*<\/data>/g, (figure, currency) =>
		currency === defaultCurrency() ? figure : '',
	);
}
