import { getRequestLanguage, type Payload, parseCookies } from 'payload';
import { type Words, words } from '../../i18n/words.ts';
import { limits } from '../../limits.ts';
import { hasFreeSpace } from '../../observability/disk-space.ts';
import { metrics } from '../../observability/metrics.ts';
import { type Outage, outageOf } from '../../observability/outage.ts';
import { refusalResponse } from '../endpoint.ts';
import { type AfterError, isUnusableInput } from './unusable-input.ts';

const messages: Record<Outage, Words> = {
	database: words(
		'The database can’t be reached right now. Nothing was saved; what you have written stays in the form. Try again in a moment.',
		'Databasen kan ikke nås lige nu. Intet blev gemt; det, du har skrevet, bliver stående. Prøv igen om lidt.',
		'Die Datenbank ist gerade nicht erreichbar. Nichts wurde gespeichert; was Sie geschrieben haben, bleibt stehen. Versuchen Sie es gleich noch einmal.',
	),
	disk: words(
		'The server’s disk is full. Nothing was saved; what you have written stays in the form. Tell the people who run the server.',
		'Serverens disk er fuld. Intet blev gemt; det, du har skrevet, bliver stående. Sig det til dem, der driver serveren.',
		'Der Speicherplatz des Servers ist voll. Nichts wurde gespeichert; was Sie geschrieben haben, bleibt stehen. Wenden Sie sich an den Betrieb des Servers.',
	),
	files: words(
		'Files can’t be stored or deleted right now. Nothing was saved. Try again in a moment.',
		'Filer kan ikke gemmes eller slettes lige nu. Intet blev gemt. Prøv igen om lidt.',
		'Dateien lassen sich gerade nicht speichern oder löschen. Nichts wurde gespeichert. Versuchen Sie es gleich noch einmal.',
	),
};

/** A full disk is 507 (RFC 4918, 11.5); a temporary outage is 503 (RFC 9110, 15.6.4). */
const statuses: Record<Outage, number> = { database: 503, disk: 507, files: 503 };

const textOf = (outage: Outage, language = 'en') =>
	messages[outage][language] ?? messages[outage].en;

/** The response to a request that failed with an outage, in the language of the admin. */
export function outageResponse(payload: Payload, headers: Headers, outage: Outage): Response {
	const cookies = parseCookies(headers);
	const language = getRequestLanguage({ config: payload.config, cookies, headers });
	return refusalResponse(statuses[outage], textOf(outage, language), { 'retry-after': '5' });
}

/** The outage behind an error. Payload hides why a file could not be written, so a full disk is detected by its free space. */
async function findOutage(error: unknown, fileBytes = 0): Promise<Outage | null> {
	const outage = outageOf(error);
	if (outage !== 'files') return outage;
	return (await hasFreeSpace(Math.max(fileBytes, limits.disk.leastBytes))) ? outage : 'disk';
}

/**
 * Counts failures of the server, and names the failed part in the response to editors. Payload has already logged the error with its cause;
 * its own response to an outage is a 500, in some cases a 400.
 */
export const handleOutage: AfterError = async ({ error, req, result }) => {
	const outage = await findOutage(error, req?.file?.size);
	const status: unknown = Reflect.get(error, 'status');
	if (!outage) {
		const isServerError = status === undefined || (typeof status === 'number' && status >= 500);
		if (isServerError && !isUnusableInput(error)) metrics().failure('rest', 'other');
		return undefined;
	}
	metrics().failure('rest', outage);
	const message = textOf(outage, req?.i18n?.language);
	return { response: { ...result, errors: [{ message }] }, status: statuses[outage] };
};
