import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** What breaks the HTML standard's rules in a piece of markup: one line a fault, with the element's selector. */
export async function markupFaults(html: string): Promise<string[]> {
	const { results } = await validator.validateString(html);
	return results.flatMap(({ messages }) =>
		messages.map(({ message, selector }) => `${selector}: ${message}`),
	);
}
