import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** Validates HTML against the HTML standard. Returns one message per error, with the selector of the element. */
export async function htmlErrors(html: string): Promise<string[]> {
	const { results } = await validator.validateString(html);
	return results.flatMap(({ messages }) =>
		messages.map(({ message, selector }) => `${selector}: ${message}`),
	);
}
