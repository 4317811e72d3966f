import type { Config } from 'payload';
import { type Words, words } from '../../i18n/words.ts';
import { outageOf } from '../../observability/outage.ts';

type AfterError = NonNullable<NonNullable<Config['hooks']>['afterError']>[number];

const message: Words = words(
	'The request has a form or a value that can’t be used here. Nothing was changed.',
	'Forespørgslen har en form eller en værdi, der ikke kan bruges her. Intet blev ændret.',
	'Die Anfrage hat eine Form oder einen Wert, der hier nicht verwendbar ist. Nichts wurde geändert.',
);

/** JavaScript's own complaints about a value that isn't what it should be. */
const ownErrors = new Set(['TypeError', 'RangeError', 'SyntaxError', 'URIError']);

/** What the databases say about a statement or a value, as opposed to about themselves. */
const sqliteFaults = /^SQLITE_(ERROR|CONSTRAINT|MISMATCH|RANGE|TOOBIG)/;
/** SQLSTATE classes of PostgreSQL: 22 data, 23 constraints, 42 what a statement names. */
const postgresFaults = /^(22|23|42)[0-9A-Z]{3}$/;

/** What the reader of multipart bodies says about one that is cut off or malformed. */
const multipartFaults =
	/^(Malformed|Unexpected end of|Missing Content-Type|Multipart:|Unsupported content)/;

/** What the SQLite driver says, without a code, about a value that no column can hold. */
const unboundValue = /^SQLite3 can only bind/;

function field(error: object, name: string): string {
	const value: unknown = Reflect.get(error, name);
	return typeof value === 'string' ? value : '';
}

/** Whether the cause of an error is what was sent, and not this program or what it depends on. */
export function isUnusableInput(error: unknown): boolean {
	if (!(error instanceof Error) || outageOf(error)) return false;
	const code = field(error, 'code');
	if (sqliteFaults.test(code) || postgresFaults.test(code)) return true;
	if (error.cause instanceof Error) return isUnusableInput(error.cause);
	// The network's failures are TypeErrors too, with a cause.
	if (ownErrors.has(error.name) && !/fetch failed|terminated/.test(error.message)) return true;
	if (error.name === 'APIError' || error.name === 'FileRetrievalError') return true;
	return multipartFaults.test(error.message) || unboundValue.test(error.message);
}

/**
 * Payload takes queries and data of any form and fails somewhere inside on what it can't use, with a 500. That is the
 * sender's fault: 400, and the cause is in the log. Failures of the database, the disk or the network remain a 500. Upstream:
 * `test/upstream/payload.test.ts` ("a filter that can’t be used").
 */
export const unusableInput: AfterError = ({ error, req, result }) => {
	const status: unknown = Reflect.get(error, 'status');
	if (typeof status === 'number' && status !== 500) return undefined;
	if (!isUnusableInput(error)) return undefined;
	const text = message[req?.i18n?.language ?? 'en'] ?? message.en;
	return { response: { ...result, errors: [{ message: text }] }, status: 400 };
};
