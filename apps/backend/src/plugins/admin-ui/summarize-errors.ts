import { type Config, ValidationError } from 'payload';
import { translator, words } from '../../platform/i18n/words.ts';

type AfterError = NonNullable<NonNullable<Config['hooks']>['afterError']>[number];

/** The editor of rich text says only that the node of a link failed to validate. */
const invalidLink = words(
	'A link in the text needs an address that starts with https:// or /, or a page.',
	'Et link i teksten skal have en adresse, der begynder med https:// eller /, eller en side.',
	'Ein Link im Text braucht eine Adresse, die mit https:// oder / beginnt, oder eine Seite.',
);

/** The notice shows at most this many messages; the form marks every field. */
const maxMessages = 3;

/**
 * Replaces the summary of a validation error by its messages, which are in the editor's language. Payload's summary is English unless every
 * caller passes its translations, and lists field paths (`sections.0.text`).
 */
export const summarizeErrors: AfterError = ({ error, req, result }) => {
	if (!(error instanceof ValidationError) || !result) return undefined;
	const { errors } = error.data;
	for (const each of errors)
		if (/^(?:auto)?link node failed/.test(each.message))
			each.message = translator(req)(invalidLink);
	if (errors.length === 0 || errors.some(({ label }) => Boolean(label))) return undefined;
	const messages = [...new Set(errors.map(({ message }) => message))];
	const text = [
		...messages.slice(0, maxMessages),
		...(messages.length > maxMessages ? ['…'] : []),
	].join(' ');
	// Payload's notice splits the text after a colon at commas, as if it listed fields.
	const message = text.replaceAll(/:(?=\s|$)/g, ' –');
	return {
		response: { ...result, errors: [{ ...result.errors?.[0], message }] },
		status: error.status,
	};
};
