import { type Config, ValidationError } from 'payload';

type AfterError = NonNullable<NonNullable<Config['hooks']>['afterError']>[number];

/** As many as are read at a glance; the form marks every field. */
const told = 3;

/**
 * What is refused by our own rules is told in the editor's language and by what is wrong. Payload tells it in English unless each place hands on its
 * translations, and names fields as the code does (`sections.0.text`).
 */
export const sayRefusals: AfterError = ({ error, result }) => {
	if (!(error instanceof ValidationError) || !result) return undefined;
	const { errors } = error.data;
	if (errors.length === 0 || errors.some(({ label }) => Boolean(label))) return undefined;
	const messages = [...new Set(errors.map(({ message }) => message))];
	const shown = [...messages.slice(0, told), ...(messages.length > told ? ['…'] : [])].join(' ');
	// After a colon Payload's notice would take each comma for the next field.
	const message = shown.replaceAll(/:(?=\s|$)/g, ' –');
	return {
		response: { ...result, errors: [{ ...result.errors?.[0], message }] },
		status: error.status,
	};
};
