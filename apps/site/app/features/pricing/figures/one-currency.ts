import { defaultCurrency } from '@website/contracts/site-currencies';

/** A text for machines, which see no style sheet: each figure once, in the default currency. */
export function inDefaultCurrency(html: string): string {
	return html.replace(/<data[^>]*data-figure="([A-Z]+)"[^>]*>[^<]*<\/data>/g, (figure, currency) =>
		currency === defaultCurrency() ? figure : '',
	);
}
