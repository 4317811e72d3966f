import { type Config, ValidationError } from 'payload';

type AfterError = NonNullable<NonNullable<Config['hooks']>['afterError']>[number];

/** The notice shows at most this many messages; the form marks every field. */
const maxMessages = 3;

/**
 * Replaces the summary of a validation error by its messages, which are in the editor's language. Payload's summary is English unless every
 * caller passes its translations, and lists field paths (`sections.0.text`).
 */
export const summarizeErrors: AfterError = ({ error, result }) => {
	if (!(error instanceof ValidationError) || !result) return undefined;
	const { errors } = error.data;
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
