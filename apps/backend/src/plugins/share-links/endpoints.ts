import { localeCodes } from '@website/contracts/locales';
import {
	type CollectionConfig,
	type Endpoint,
	Forbidden,
	NotFound,
	type PayloadRequest,
	ValidationError,
} from 'payload';
import { z } from 'zod';
import { requireAccess } from '../../access/language-rights.ts';
import { previewUrl } from '../../content/preview/preview-url.ts';
import { accountName } from '../../documents/changed-by.ts';
import { parsePublishableDocument } from '../../documents/text-document.ts';
import type { ShareLink } from '../../payload-types.ts';
import { endpoint, jsonBody, jsonResponse } from '../../platform/http/endpoint.ts';
import { translator, type Words, words } from '../../platform/i18n/words.ts';
import { limits } from '../../platform/limits.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { recordAuditEvent } from '../audit-log/api.ts';
import { previewPaths } from '../releases/api.ts';
import { hashOf, linkOf, linksOf, newToken } from './link.ts';

const day = 24 * 60 * 60 * 1000;
const { longestDays } = limits.sharing;

const linkRequest = z.object({
	target: z.string().max(60),
	languages: z.array(z.enum(localeCodes)).min(1).max(localeCodes.length),
	/** The end of its validity, ISO 8601. */
	until: z.iso.datetime({ offset: true }),
});
type LinkRequest = z.infer<typeof linkRequest>;

const tooLong = words(
	'Choose a time within the next {longestDays} days.',
	'Vælg et tidspunkt inden for de næste {longestDays} dage.',
	'Wählen Sie einen Zeitpunkt innerhalb der nächsten {longestDays} Tage.',
	{ longestDays },
);
const noPage = words(
	'There is no page that shows it in this language yet. Fill in its address and save the draft.',
	'Der er endnu ingen side, der viser det på dette sprog. Udfyld adressen, og gem kladden.',
	'In dieser Sprache zeigt es noch keine Seite. Füllen Sie die Adresse aus und speichern Sie den Entwurf.',
);

/** A validation error for one field of the request. */
const fieldError = (req: PayloadRequest, path: keyof LinkRequest, message: Words) =>
	new ValidationError({ errors: [{ path, message: translator(req)(message) }], req });

/** Requires the right to update the document: throws 403 without it, 404 for a document that does not exist or cannot be shared. */
async function requireShare(req: PayloadRequest, target: string): Promise<void> {
	if (!req.user) throw new Forbidden(req.t);
	const ref = parsePublishableDocument(target);
	if (!ref) throw new NotFound(req.t);
	return requireAccess(req, ref, { action: 'update' });
}

/** Rejects a locale without a URL, and an end in the past or after the longest validity. */
async function checkRequest(req: PayloadRequest, link: LinkRequest): Promise<void> {
	const ms = Date.parse(link.until) - Date.now();
	// A minute of tolerance for the clock of the browser.
	if (ms <= 0 || ms > longestDays * day + 60_000) throw fieldError(req, 'until', tooLong);
	for (const lang of link.languages)
		if ((await previewPaths(req.payload, link.target, [lang])).length === 0)
			throw fieldError(req, 'languages', noPage);
}

/** Stores a link and returns its URL. */
async function createLink(req: PayloadRequest, link: LinkRequest): Promise<string> {
	const { target, languages, until } = link;
	const token = newToken();
	await inTransaction(req, async () => {
		await req.payload.create({
			collection: 'share-links',
			data: { ...link, tokenHash: hashOf(token), madeBy: accountName(req.user) },
			depth: 0,
			req: { transactionID: req.transactionID },
		});
		const details = `${languages.join(', ')}; ${until.slice(0, 16)}`;
		await recordAuditEvent(req, { action: 'shareLinkMade', place: target, details });
	});
	return previewUrl(token, null);
}

async function withdraw(req: PayloadRequest, id: number): Promise<string> {
	const row = await req.payload.db.findOne<ShareLink>({
		collection: 'share-links',
		where: { id: { equals: id } },
	});
	if (!row) throw new NotFound(req.t);
	const { target, state } = linkOf(row);
	await requireShare(req, target);
	if (state === 'open')
		await inTransaction(req, async () => {
			await req.payload.db.updateOne({
				collection: 'share-links',
				id,
				data: { withdrawnAt: new Date().toISOString(), withdrawnBy: accountName(req.user) },
				req,
				returning: false,
			});
			await recordAuditEvent(req, { action: 'shareLinkWithdrawn', place: target });
		});
	return target;
}

/**
 * `GET …/of?target=pages:12` lists the links of a document, `POST …/make` creates one and returns its URL, once, as `address`; `POST
 * …/withdraw` (`{ id }`) revokes one. They require the right to update the document. A time beyond `limits.sharing` or a locale without a
 * URL is rejected with the name of the field.
 */
export const shareEndpoints: Endpoint[] = [
	endpoint('get', '/of', async (req) => {
		const target = req.searchParams.get('target') ?? '';
		await requireShare(req, target);
		return jsonResponse({ links: await linksOf(req, target) });
	}),
	endpoint('post', '/make', async (req) => {
		const link = await jsonBody(req, linkRequest);
		await requireShare(req, link.target);
		await checkRequest(req, link);
		const address = await createLink(req, link);
		return jsonResponse({ links: await linksOf(req, link.target), address });
	}),
	endpoint('post', '/withdraw', async (req) => {
		const { id } = await jsonBody(req, z.object({ id: z.number().int().positive() }));
		return jsonResponse({ links: await linksOf(req, await withdraw(req, id)) });
	}),
];

/**
 * Links that show one draft, or the drafts of a release, to people without an account. Only their endpoints write to the collection. It
 * stores the hash of a token only, so access to the database does not open a link.
 */
export const shareLinks: CollectionConfig = {
	slug: 'share-links',
	admin: { hidden: true },
	lockDocuments: false,
	endpoints: shareEndpoints,
	fields: [
		{ name: 'tokenHash', type: 'text', required: true, unique: true, index: true },
		// `pages:12`, `global:header` or `releases:3`.
		{ name: 'target', type: 'text', required: true, index: true },
		// The locales that the link shows.
		{ name: 'languages', type: 'json', required: true },
		{ name: 'until', type: 'date', required: true, index: true },
		{ name: 'madeBy', type: 'text' },
		{ name: 'withdrawnAt', type: 'date' },
		{ name: 'withdrawnBy', type: 'text' },
		{ name: 'openedAt', type: 'date' },
		{ name: 'opened', type: 'number', defaultValue: 0 },
	],
};
