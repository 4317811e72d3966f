import type { Config } from 'payload';
import { type Words, words } from '../../i18n/words.ts';
import { outageOf, textIn } from '../../observability/outage.ts';

export type AfterError = NonNullable<NonNullable<Config['hooks']>['afterError']>[number];

const message: Words = words(
	'The request has a form or a value that can’t be used here. Nothing was changed.',
	'Forespørgslen har en form eller en værdi, der ikke kan bruges her. Intet blev ændret.',
	'Die Anfrage hat eine Form oder einen Wert, der hier nicht verwendbar ist. Nichts wurde geändert.',
);

/** JavaScript's own errors about a value of the wrong type or range. */
const ownErrors = new Set(['TypeError', 'RangeError', 'SyntaxError', 'URIError']);

/** Codes of SQLite for errors of a statement or a value, not of the database itself. */
const sqliteFaults = /^SQLITE_(ERROR|CONSTRAINT|MISMATCH|RANGE|TOOBIG)/;
/** SQLSTATE classes of PostgreSQL: 22 data, 23 constraints, 42 names in a statement. */
const postgresFaults = /^(22|23|42)[0-9A-Z]{3}$/;

/** Messages of the multipart parser about a truncated or malformed body. */
const multipartFaults =
	/^(Malformed|Unexpected end of|Missing Content-Type|Multipart:|Unsupported content)/;

/** The SQLite driver's message, without a code, about a value that no column can store. */
const unboundValue = /^SQLite3 can only bind/;

/** True if the request caused an error, and not this program or one of its dependencies. */
export function isUnusableInput(error: unknown): boolean {
	if (!(error instanceof Error) || outageOf(error)) return false;
	const code = textIn(error, 'code');
	if (sqliteFaults.test(code) || postgresFaults.test(code)) return true;
	if (error.cause instanceof Error) return isUnusableInput(error.cause);
	// Network failures are TypeErrors, too.
	if (ownErrors.has(error.name) && !/fetch failed|terminated/.test(error.message)) return true;
	if (error.name === 'APIError' || error.name === 'FileRetrievalError') return true;
	return multipartFaults.test(error.message) || unboundValue.test(error.message);
}

/**
 * Responds with 400 to queries and data that Payload cannot use. Payload accepts any shape, fails somewhere inside and responds with 500.
 * The cause is in the log. Failures of the database, the disk or the network remain a 500. Upstream: `test/upstream/payload.test.ts` ("an
 * invalid filter is an internal server error").
 */
export const handleUnusableInput: AfterError = ({ error, req, result }) => {
	const status: unknown = Reflect.get(error, 'status');
	if (typeof status === 'number' && status !== 500) return undefined;
	if (!isUnusableInput(error)) return undefined;
	const text = message[req?.i18n?.language ?? 'en'] ?? message.en;
	return { response: { ...result, errors: [{ message: text }] }, status: 400 };
};
